// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/keys/angle_keys.h"
#include "libmmd/interchange/scene/export_scene.h"

namespace mmd {

/// The frames at which a joint has keys, ascending; {0} where it stands still.
struct JointKeys {
    std::vector<std::uint32_t> translations, rotations;
    AngleKeys angles; ///< FBX: the keys of its rotations
};

/// The degrees that an FBX holds, one a frame: rounded, without noise where nothing moves.
[[nodiscard]] std::vector<glm::dvec3> jointAngles(std::span<const glm::dquat> rotations);

/// For each joint the degrees that readers of its angles may be apart between frames: little, and
/// less the farther what hangs on it reaches.
[[nodiscard]] std::vector<double> degreesApart(const ExportScene& scene);

/// Moments in a frame of the motion.
[[nodiscard]] std::uint32_t momentsPerFrame(const ExportScene& scene);

/// Whether keys may be left out that change something: ExportOptions has a tolerance.
[[nodiscard]] bool reducesJoints(const ExportOptions& options);

/// Keys of every joint, so few that at every frame every bone is within the options' tolerances of
/// the bake *in model space*, however a tool blends rotations (turnKeys says how they do). A small
/// error in a hip is a large one at the foot: each joint gets a tolerance of its own for what hangs
/// on it, smaller ones where the sum of all is found to be too large. With a position tolerance of
/// 0 positions keep their keys, and only the rotation's tolerance counts.
[[nodiscard]] std::vector<JointKeys> reducedJointKeys(const ExportScene& scene);

} // namespace mmd
