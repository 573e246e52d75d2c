// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The 64 interpolation bytes of a bone key as its curves, the physics switch and, where these do
/// not say everything, remains. Source: docs/formats.md, "Bone interpolation, 64 bytes".
namespace mmd::text {

/// What bytes 2 and 3 of a tail say about physics. Before MMD 7.40 there was no switch: curves are
/// there.
enum class PhysicsSwitch : std::uint8_t { Off, On, None };

[[nodiscard]] PhysicsSwitch physicsSwitchOf(const BoneTail& tail);

/// Nothing where curves and switch alone give the tail again; else the last bytes of rows 1, 2 and
/// 3 (6 bytes), which are no curves, where those do; else the whole tail.
[[nodiscard]] std::string remainsOf(const BoneTail& tail);

/// The tail of these curves and this switch. `remains` are the 6 bytes, or a whole tail that counts
/// only if it has the same curves and switch; without them row ends are what MMD writes.
[[nodiscard]] BoneTail tailOf(
    const BoneCurves& curves, PhysicsSwitch physics, std::string_view remains);

/// The whole tail that `remains` are, if they are one.
[[nodiscard]] std::optional<BoneTail> wholeTail(std::string_view remains);

} // namespace mmd::text
