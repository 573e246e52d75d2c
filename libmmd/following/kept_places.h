// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"
#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>
#include <vector>

/// What the edits share that keep bones and the camera where they are under another parent.
namespace mmd {

/// Corrects `values` until `evaluator`, with them as overrides at `frame`, puts each bone at its
/// place in `wanted` (global; same order). A few iterations: an append, or another bone of `values`
/// above it, moves a bone too.
void fitBones(PoseEvaluator& evaluator, double frame, std::vector<BoneOverride>& values,
    std::span<const BoneTransform> wanted);

/// Sets keys of a bone's track, or of the camera's for sceneActor, at `frames` (ascending) with the
/// values that the motion has there; also if the track has no keys. Otherwise as insertKeys().
[[nodiscard]] ScenePatch holdKeys(
    const EditTarget& target, const TrackId& track, std::span<const std::uint32_t> frames);

/// The values of the scene's camera by its keys; the field of view is rounded to whole degrees.
[[nodiscard]] CameraValue cameraAt(const Scene& scene, std::uint32_t frame);

} // namespace mmd
