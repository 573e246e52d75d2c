// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/keyframe.h"

namespace mmd {

/// Whether all numbers are finite; curves and flags do not count.
[[nodiscard]] bool isFinite(const BoneValue& value);
[[nodiscard]] bool isFinite(const MorphValue& value);
[[nodiscard]] bool isFinite(const CameraValue& value);
[[nodiscard]] bool isFinite(const LightValue& value);
[[nodiscard]] bool isFinite(const ShadowValue& value);

/// Whether a rotation is finite and its length is 1 to within a thousandth. Writers round, so real
/// files have errors of up to 1e-5; evaluation normalises all rotations.
[[nodiscard]] bool isUnit(const glm::quat& rotation);

/// Whether a coordinate of a curve is over 127.
[[nodiscard]] bool hasCurveOutOfRange(const BoneInterpolation& interpolation);
[[nodiscard]] bool hasCurveOutOfRange(const CameraInterpolation& interpolation);

/// The same value with each NaN or infinite number replaced by that of a value at rest, and a
/// rotation with another length than 1 normalised. Evaluation treats such a key in the same way.
/// Valid data keeps its bits.
[[nodiscard]] BoneValue repaired(const BoneValue& value);
[[nodiscard]] MorphValue repaired(const MorphValue& value);
[[nodiscard]] CameraValue repaired(const CameraValue& value); ///< including its interpolation
[[nodiscard]] LightValue repaired(const LightValue& value);
[[nodiscard]] ShadowValue repaired(const ShadowValue& value);

/// Coordinates over 127 become 127; evaluation uses 127 for them anyway. A valid interpolation
/// keeps its bytes.
[[nodiscard]] BoneInterpolation repaired(const BoneInterpolation& interpolation);
[[nodiscard]] CameraInterpolation repaired(const CameraInterpolation& interpolation);

} // namespace mmd
