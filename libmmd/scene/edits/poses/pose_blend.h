// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <vector>

namespace mmd {

/// A stored pose that is blended into the shown one.
struct PoseBlend {
    const Motion& pose;      ///< its frame 0, see motionFromVpd()
    std::uint32_t frame = 0; ///< the frame whose pose changes
    double amount = 1.0;     ///< 0: the shown pose, 1: the stored one
    bool asKeys = false;     ///< as in setPoses()
};

/// Blends the pose into the shown values of the target's actor: of the selected bones and morphs,
/// or of all if none is selected. Values that six decimals cannot distinguish from the pose stay,
/// and so do bones and morphs that the pose or the model does not have. See mixedPose().
[[nodiscard]] ScenePatch blendPose(const EditTarget& target, const PoseBlend& blend);

/// What a pose has for a target.
struct PoseFit {
    std::vector<TrackId> tracks; ///< that blendPose() sets
    std::size_t locked = 0;      ///< bones that it would set if they were not locked
    std::size_t selected = 0;    ///< bones and morphs that are selected; 0: all are used
    std::size_t missing = 0;     ///< bones and morphs of the pose that the model does not have
};
[[nodiscard]] PoseFit fitOfPose(const EditTarget& target, const Motion& pose);

} // namespace mmd
