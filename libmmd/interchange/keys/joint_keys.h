// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/keys/angle_keys.h"
#include "libmmd/interchange/scene/export_scene.h"

namespace mmd {

/// The frames at which a joint has keys, ascending; {0} if it does not move.
struct JointKeys {
    std::vector<std::uint32_t> translations, rotations;
    AngleKeys angles; ///< FBX: the keys of its rotations
};

/// The degrees in an FBX, one for each frame: rounded, without noise if nothing moves.
[[nodiscard]] std::vector<glm::dvec3> jointAngles(std::span<const glm::dquat> rotations);

/// For each joint, the allowed difference in degrees between readers of its angles: small, and
/// smaller the farther its descendants reach.
[[nodiscard]] std::vector<double> degreesApart(const ExportScene& scene);

/// Moments in a frame of the motion.
[[nodiscard]] std::uint32_t momentsPerFrame(const ExportScene& scene);

/// Whether ExportOptions has a tolerance, so that keys may be removed with a change.
[[nodiscard]] bool reducesJoints(const ExportOptions& options);

/// Keys of every joint. They are so few that at every frame every bone is within the options'
/// tolerances of the bake *in model space*, in both ways of blending rotations (see turnKeys). A
/// small error in a hip is a large error at the foot: each joint gets its own tolerance, which
/// depends on its descendants. It is reduced if the sum of all errors is too large. With a position
/// tolerance of 0 positions keep their keys, and only the rotation's tolerance counts.
[[nodiscard]] std::vector<JointKeys> reducedJointKeys(const ExportScene& scene);

} // namespace mmd
