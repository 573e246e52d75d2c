// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"
#include "libmmd/tools/thin/track_thinning.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace mmd {

/// A bone's values at consecutive whole frames. Neighbouring rotations have the same sign.
struct BoneSamples {
    std::vector<glm::dvec3> positions;
    std::vector<glm::dquat> rotations;
};

/// Samples `track` at the frames of `span`.
[[nodiscard]] BoneSamples sampled(const Track<BoneKeyframe>& track, FrameSpan span);

/// Curves with which keys at the first and the last of these samples show all of them, within
/// `tolerance`; none if none were found. At least two samples.
[[nodiscard]] std::optional<BoneCurves> segmentCurves(std::span<const glm::dvec3> positions,
    std::span<const glm::dquat> rotations, const TrackTolerance& tolerance);

/// The angle of the rotation from one unit quaternion to another, in degrees, 0..180.
[[nodiscard]] double degreesBetween(const glm::dquat& one, const glm::dquat& other);

} // namespace mmd
