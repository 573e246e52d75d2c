// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <cstddef>

namespace mmd {

/// The position of the last sample of a track, so that playing forward needs no search. Any value
/// is allowed; a wrong one costs a binary search.
struct TrackCursor {
    std::size_t index = 0;
};

/// The bone's value at `frame` (fractional, >= 0): each axis of the position with its curve, the
/// rotation by slerp (the shortest rotation) with its curve; normalised. After the last key its
/// value is held. Before the first key, the segment starts at the implicit rest key of frame 0 (see
/// docs/pose.md).
[[nodiscard]] BoneValue sampleBone(
    const Track<BoneKeyframe>& track, double frame, TrackCursor& cursor);

/// Linear between keys; held after the last one; from an implicit 0 at frame 0 before the first
/// one.
[[nodiscard]] float sampleMorph(
    const Track<MorphKeyframe>& track, double frame, TrackCursor& cursor);

/// MMD's camera. Keys one frame apart are a cut. The interpolation of the result has no meaning.
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

/// The distance is linear between keys, the mode is that of the previous key.
[[nodiscard]] ShadowValue sampleShadow(
    const Track<ShadowKeyframe>& track, double frame, TrackCursor& cursor);

/// Whether the bone's physics is on: the switch of the last key at or before `frame`; on before all
/// keys.
[[nodiscard]] bool isPhysicsOn(const Track<BoneKeyframe>& track, double frame, TrackCursor& cursor);

/// The switches at `frame`: the last key at or before it, or null (shown, every IK on).
[[nodiscard]] const ShowIkValue* sampleShowIk(const Track<ShowIkKeyframe>& track, double frame);

} // namespace mmd
