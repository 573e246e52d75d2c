// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/picture/image.h"

#include <cstddef>
#include <span>
#include <vector>

namespace odori::render {

/// Memory for the textures of all models of a scene together.
inline constexpr std::size_t defaultTextureBudget = std::size_t(1) << 30;

/// Bytes that a picture takes as a texture: four a pixel, and its mipmaps. A decoded picture takes
/// three quarters of that, until it is uploaded; it is freed then, so the two never add up.
[[nodiscard]] std::size_t textureBytes(mmd::ImageSize size);

/// How often both sides of each picture are halved so that all of them together use at most
/// `budget` bytes: always the largest picture next, of equal ones the last. So small pictures stay
/// sharp, only ties depend on the order of models, and every machine shows the same result. A
/// picture of one pixel is not halved, whatever the budget is.
[[nodiscard]] std::vector<int> halvingsFor(
    std::span<const mmd::ImageSize> sizes, std::size_t budget);

} // namespace odori::render
