// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/motion/sampling.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// The physics switches of keys, for the bones that physics may move. New tracks are scanned once;
/// if no key switches physics off, sampling costs nothing.
class PhysicsSwitches {
public:
    explicit PhysicsSwitches(const Model& model); ///< the model must outlive this object

    void setBones(std::span<const int> bones);
    void setMotion(const Motion& motion);

    /// Sets the entries of those bones in `isOn` (of all bones) to 1 or 0.
    void sample(double frame, std::span<std::uint8_t> isOn);

    /// Calls `visit(chain)` for every IK chain with links if physics moves all of them.
    template <class Visit>
    void chainsLeftToPhysics(std::span<const std::uint8_t> isOn, Visit visit) const
    {
        for (const std::size_t chain : m_chains) {
            bool isLeft = true;
            for (const RigIkLink& link : m_model.rig.chains[chain].links)
                isLeft = isLeft && isOn[std::size_t(link.bone)];
            if (isLeft)
                visit(chain);
        }
    }

private:
    struct Switched {
        int bone = -1;
        TrackPtr<BoneKeyframe> track; ///< shared with the motion; compared to find new tracks
        bool hasOff = false;
        TrackCursor cursor;
    };
    void lookThrough(Switched& each, TrackPtr<BoneKeyframe> track);

    const Model& m_model;
    Motion m_motion;
    std::vector<Switched> m_bones;
    std::vector<std::size_t> m_chains; ///< chains whose links are all moved by physics
};

} // namespace mmd
