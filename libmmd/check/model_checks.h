// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/check/motion_check.h"

/// The parts of checkMotion(). Private to libmmd/check.
namespace mmd {

/// Lost bones, morphs and IK; shared and long names.
void checkNames(const Motion& motion, const Model& model, std::vector<Finding>& findings);

/// IKs that stay off while their goal has later keys.
void checkIk(const Motion& motion, std::vector<Finding>& findings);

/// Frames of the bone's keys after `frame` that do not repeat the key before them.
[[nodiscard]] std::vector<std::uint32_t> movingFramesAfter(
    const Track<BoneKeyframe>& track, std::uint32_t frame);

/// Whether the bone or morph track has the same effect as no track.
[[nodiscard]] bool isAtRest(const Motion& motion, const TrackId& track);

} // namespace mmd
