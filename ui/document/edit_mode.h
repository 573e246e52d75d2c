// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace odori {

/// The action of the left button in the viewport (C, X, Z, Shift+V). Select and Lasso select bones:
/// a drag draws a rectangle or a line around them.
enum class EditMode : std::uint8_t { Select, Rotate, Move, Lasso };

[[nodiscard]] constexpr bool isSelecting(EditMode mode)
{
    return mode == EditMode::Select || mode == EditMode::Lasso;
}

/// The axes of the ring and the arrows (L selects the next ones).
enum class EditSpace : std::uint8_t { Local, Global, View, Parent };
constexpr int editSpaceCount = 4;

/// The point about which several selected bones rotate (Shift+L selects the next one): each about
/// its own origin, or all about one point: the middle of the bones, or the bone selected last.
enum class Pivot : std::uint8_t { Own, Middle, Last };
constexpr int pivotCount = 3;

} // namespace odori
