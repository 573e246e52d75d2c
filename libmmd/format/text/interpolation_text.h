// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The 64 interpolation bytes of a bone key as its curves, the physics switch and, if these are not
/// enough, raw bytes. Source: docs/formats.md, "Bone interpolation, 64 bytes".
namespace mmd::text {

/// The physics switch in bytes 2 and 3 of an interpolation. Before MMD 7.40 there was no switch:
/// these bytes were part of the curves.
enum class PhysicsSwitch : std::uint8_t { Off, On, None };

[[nodiscard]] PhysicsSwitch physicsSwitchOf(const BoneInterpolation& interpolation);

/// Empty if curves and switch give the same interpolation; else the last bytes of rows 1, 2 and 3
/// (6 bytes), which belong to no curve, if they are enough; else the whole interpolation.
[[nodiscard]] std::string remainsOf(const BoneInterpolation& interpolation);

/// The interpolation with these curves and this switch. `remains` are the 6 bytes, or a whole
/// interpolation, which counts only if it has the same curves and switch; without them the row ends
/// are as MMD writes them.
[[nodiscard]] BoneInterpolation interpolationOf(
    const BoneCurves& curves, PhysicsSwitch physics, std::string_view remains);

/// The whole interpolation in `remains`, if they have one.
[[nodiscard]] std::optional<BoneInterpolation> wholeInterpolation(std::string_view remains);

} // namespace mmd::text
