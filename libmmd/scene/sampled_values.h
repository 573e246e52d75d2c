// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <cstdint>

/// What the keys of a track say at a frame, as the value of a key. Private to libmmd/scene.
namespace mmd {

[[nodiscard]] BoneValue valueAt(const Track<BoneKeyframe>& track, std::uint32_t frame);
[[nodiscard]] MorphValue valueAt(const Track<MorphKeyframe>& track, std::uint32_t frame);
[[nodiscard]] CameraValue valueAt(const Track<CameraKeyframe>& track, std::uint32_t frame);
[[nodiscard]] LightValue valueAt(const Track<LightKeyframe>& track, std::uint32_t frame);
[[nodiscard]] ShadowValue valueAt(const Track<ShadowKeyframe>& track, std::uint32_t frame);
[[nodiscard]] ShowIkValue valueAt(const Track<ShowIkKeyframe>& track, std::uint32_t frame);

} // namespace mmd
