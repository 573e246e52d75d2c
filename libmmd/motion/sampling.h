// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <cstddef>

namespace mmd {

/// Where the last sample of a track was taken, so that playing forward needs no search. Any value
/// is allowed; a wrong one costs a binary search.
struct TrackCursor {
    std::size_t index = 0;
};

/// The bone's value at `frame` (fractional, >= 0): position per axis with its curve, rotation by
/// slerp the short way with its own; normalised. Past the last key the last key holds; before the
/// first the segment runs from the implicit rest key of frame 0 (see docs/pose.md).
[[nodiscard]] BoneValue sampleBone(
    const Track<BoneKeyframe>& track, double frame, TrackCursor& cursor);

/// Linear between keys; held after the last; from an implicit 0 at frame 0 before the first.
[[nodiscard]] float sampleMorph(
    const Track<MorphKeyframe>& track, double frame, TrackCursor& cursor);

/// MMD's camera. Keys one frame apart are a cut. The tail of the result means nothing.
struct CameraSample {
    float distance = -45.0f;
    glm::vec3 target{0.0f, 10.0f, 0.0f};
    glm::vec3 rotation{0.0f}; ///< radians, the file's signs
    float fieldOfView = 30.0f;
    bool perspective = true;
};
[[nodiscard]] CameraSample sampleCamera(
    const Track<CameraKeyframe>& track, double frame, TrackCursor& cursor);

/// Colour and direction, linear between keys; MMD's light before the first key's segment.
[[nodiscard]] LightValue sampleLight(
    const Track<LightKeyframe>& track, double frame, TrackCursor& cursor);

/// The distance is linear between keys, the mode that of the key before.
[[nodiscard]] ShadowValue sampleShadow(
    const Track<ShadowKeyframe>& track, double frame, TrackCursor& cursor);

/// Whether the bone's physics is on: what the last key at or before `frame` says; on before it.
[[nodiscard]] bool isPhysicsOn(const Track<BoneKeyframe>& track, double frame, TrackCursor& cursor);

/// The switches in force at `frame`: the last key at or before it, or null (shown, every IK on).
[[nodiscard]] const ShowIkValue* sampleShowIk(const Track<ShowIkKeyframe>& track, double frame);

} // namespace mmd
