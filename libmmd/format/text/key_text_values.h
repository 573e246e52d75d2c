// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/format/text/key_text.h"
#include "libmmd/motion/keyframe.h"

/// Makes keys from the cells of a text. Missing cells have MMD's default. If a value is given as in
/// the file and as in MMD's panel, the file's value counts.
namespace mmd::text {

/// The rotation is the quaternion, else the angles. A BadText error if a part of the quaternion is
/// missing.
[[nodiscard]] Result<BoneKeyframe> boneKeyOf(const KeyText& text);
[[nodiscard]] MorphKeyframe morphKeyOf(const KeyText& text);
[[nodiscard]] CameraKeyframe cameraKeyOf(const KeyText& text);
[[nodiscard]] LightKeyframe lightKeyOf(const KeyText& text);
[[nodiscard]] ShadowKeyframe shadowKeyOf(const KeyText& text);

/// Without switches.
[[nodiscard]] ShowIkKeyframe showIkKeyOf(const KeyText& text);

} // namespace mmd::text
