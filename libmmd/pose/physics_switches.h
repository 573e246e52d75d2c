// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/motion/sampling.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// The per-key physics switches of the bones that physics may move. Tracks are looked through when
/// they are new; while no key switches anything off, sampling costs nothing.
class PhysicsSwitches {
public:
    explicit PhysicsSwitches(const Model& model); ///< the model must outlive this

    void setBones(std::span<const int> bones);
    void setMotion(const Motion& motion);

    /// Sets the places of those bones in `isOn` (of all bones) to 1 or 0.
    void sample(double frame, std::span<std::uint8_t> isOn);

    /// Calls `take(chain)` for every IK chain that has links, all left to physics.
    template <class Take>
    void chainsLeftToPhysics(std::span<const std::uint8_t> isOn, Take take) const
    {
        for (const std::size_t chain : m_chains) {
            bool isLeft = true;
            for (const RigIkLink& link : m_model.rig.chains[chain].links)
                isLeft = isLeft && isOn[std::size_t(link.bone)];
            if (isLeft)
                take(chain);
        }
    }

private:
    struct Switched {
        int bone = -1;
        TrackPtr<BoneKeyframe> track; ///< shared with the motion: it tells whether it is new
        bool hasOff = false;
        TrackCursor cursor;
    };
    void lookThrough(Switched& each, TrackPtr<BoneKeyframe> track);

    const Model& m_model;
    Motion m_motion;
    std::vector<Switched> m_bones;
    std::vector<std::size_t> m_chains; ///< those whose links are all bones of physics
};

} // namespace mmd
