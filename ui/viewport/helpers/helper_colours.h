// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec4.hpp>

/// Colours of trails and ghosts: readable on the picture's grey, and apart from those of bones.
namespace odori::helperColour {

inline constexpr glm::vec4 before{0.80f, 0.30f, 0.10f, 0.90f};
inline constexpr glm::vec4 after{0.02f, 0.45f, 0.42f, 0.90f};
inline constexpr glm::vec4 other{0.16f, 0.32f, 0.86f, 0.85f}; ///< another motion, at this frame
inline constexpr glm::vec4 contact{0.10f, 0.55f, 0.20f, 0.95f};
inline constexpr glm::vec4 key{1.00f, 0.84f, 0.25f, 1.0f};
inline constexpr glm::vec4 activeKey{1.00f, 1.00f, 1.00f, 1.0f};
inline constexpr glm::vec4 current{0.96f, 0.20f, 0.20f, 1.0f};

} // namespace odori::helperColour
