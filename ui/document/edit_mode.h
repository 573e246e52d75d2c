// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace odori {

/// The action of the left button in the viewport (C, X, Z).
enum class EditMode : std::uint8_t { Select, Rotate, Move };

/// The axes of the ring and the arrows (L selects the next ones).
enum class EditSpace : std::uint8_t { Local, Global, View, Parent };
constexpr int editSpaceCount = 4;

} // namespace odori
