// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

/// The value of a track's keys at a frame, as the value of a key. Private to libmmd/scene.
namespace mmd {

[[nodiscard]] BoneValue valueAt(const Track<BoneKeyframe>& track, double frame);
[[nodiscard]] MorphValue valueAt(const Track<MorphKeyframe>& track, double frame);
[[nodiscard]] CameraValue valueAt(const Track<CameraKeyframe>& track, double frame);
[[nodiscard]] LightValue valueAt(const Track<LightKeyframe>& track, double frame);
[[nodiscard]] ShadowValue valueAt(const Track<ShadowKeyframe>& track, double frame);
[[nodiscard]] ShowIkValue valueAt(const Track<ShowIkKeyframe>& track, double frame);

} // namespace mmd
