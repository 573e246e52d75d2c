// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/picture/image.h"

#include <cstddef>
#include <span>
#include <vector>

namespace odori::render {

/// Memory for the textures of all models of a scene together.
inline constexpr std::size_t defaultTextureBudget = std::size_t(1) << 30;

/// The bytes of a picture as a texture: four per pixel, and its mipmaps. The decoded picture needs
/// three quarters of that until it is uploaded. It is freed then, so the two never add up.
[[nodiscard]] std::size_t textureBytes(mmd::ImageSize size);

/// How often both sides of each picture are halved, so that all of them together use at most
/// `budget` bytes. Each step halves the largest picture, or the last one of equally large ones. So
/// small pictures stay sharp, the order of models matters only for equal sizes, and every machine
/// gives the same result. A picture of one pixel is not halved, whatever the budget is.
[[nodiscard]] std::vector<int> halvingsFor(
    std::span<const mmd::ImageSize> sizes, std::size_t budget);

} // namespace odori::render
