// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/format/text/key_text.h"
#include "libmmd/motion/keyframe.h"

/// Keys from what a text says of them. What it leaves out has MMD's default. Where a value is said
/// twice, as the file has it and as MMD's panel shows it, the former counts.
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
