// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/motion/sampling.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mmd {

/// The tracks of a motion that drive the bones, morphs and IK chains of a model. Names are compared
/// only when a motion is set; sampling uses indices.
class MotionSampler {
public:
    explicit MotionSampler(const Model& model); ///< the model must outlive this object

    void setMotion(const Motion& motion);
    /// The show/IK key if only one applies to all frames; null for none.
    void setShowIkOverride(const ShowIkValue* value);

    /// Calls `visit(index, value)` for every bone with its value at frame 0. Only moving bones have
    /// other values later.
    template <class Visit>
    void stillBones(Visit visit) const
    {
        for (std::size_t bone = 0; bone < m_stillBones.size(); ++bone)
            visit(bone, m_stillBones[bone]);
    }
    /// Calls `visit(index, value)` for the bones whose keys move them.
    template <class Visit>
    void movingBones(double frame, Visit visit)
    {
        const bool jumps = std::abs(frame - m_lastFrame) > mostFramesOfPlaying;
        m_lastFrame = frame;
        for (std::size_t at = 0; at < std::min(tracksAhead, m_bones.size()); ++at)
            approach(m_bones[at], frame, jumps);
        for (std::size_t at = 0; at < m_bones.size(); ++at) {
            if (at + tracksAhead < m_bones.size())
                approach(m_bones[at + tracksAhead], frame, jumps);
            Driven<BoneKeyframe>& each = m_bones[at];
            visit(each.index, sampleBone(*each.track, frame, each.cursor));
        }
    }
    /// The same for morphs and weights.
    template <class Visit>
    void stillMorphs(Visit visit) const
    {
        for (std::size_t morph = 0; morph < m_stillMorphs.size(); ++morph)
            visit(morph, m_stillMorphs[morph]);
    }
    template <class Visit>
    void movingMorphs(double frame, Visit visit)
    {
        for (auto& each : m_morphs)
            visit(each.index, sampleMorph(*each.track, frame, each.cursor));
    }

    /// The switch of one of the model's chains in a show/IK key.
    struct ChainSwitch {
        std::int32_t chain;
        bool isOn;
    };
    /// The switches of the key that applies at `frame`; chains that it does not name are on.
    struct Switches {
        bool isVisible = true;
        std::span<const ChainSwitch> chains;
    };
    [[nodiscard]] Switches switchesAt(double frame) const;

private:
    template <class Key>
    struct Driven {
        const Track<Key>* track;
        std::size_t index;
        TrackCursor cursor;
        double keysPerFrame = 0.0;
    };
    void readSwitches();
    void addSwitches(const ShowIkValue& key, std::vector<ChainSwitch>& switches) const;

    /// The keys of a long motion are not in the cache, so those of a track are prefetched some
    /// tracks ahead. After a jump, the cursor is set to the estimated index of the frame, as if the
    /// keys had equal distances.
    template <class Key>
    static void approach(Driven<Key>& each, double frame, bool jumps)
    {
        const auto size = static_cast<double>(each.track->size());
        if (jumps)
            each.cursor.index =
                static_cast<std::size_t>(std::clamp(frame * each.keysPerFrame, 0.0, size));
        each.track->prefetchKey(each.cursor.index);
    }
    static constexpr std::size_t tracksAhead = 16;
    static constexpr double mostFramesOfPlaying = 4.0;

    const Model& m_model;
    Motion m_motion;
    double m_lastFrame = 0.0;
    std::vector<Driven<BoneKeyframe>> m_bones;
    std::vector<Driven<MorphKeyframe>> m_morphs;
    std::vector<BoneValue> m_stillBones;
    std::vector<float> m_stillMorphs;
    std::vector<ChainSwitch> m_switches;
    std::vector<std::size_t> m_switchesEnd; ///< of each show/IK key in m_switches
    std::vector<std::int32_t> m_chainsByName;
    std::optional<bool> m_shownByOverride; ///< none without an override
    std::vector<ChainSwitch> m_overridden;
};

} // namespace mmd
