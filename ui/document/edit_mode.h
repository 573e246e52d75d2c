// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace odori {

/// What the left button does in the viewport (C, X, Z).
enum class EditMode : std::uint8_t { Select, Rotate, Move };

/// Which axes the ring and the arrows show (L goes round).
enum class EditSpace : std::uint8_t { Local, Global, View };

} // namespace odori
