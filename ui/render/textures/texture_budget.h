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

/// How often both sides of each picture are halved so that all of them together take at most
/// `budget` bytes: always the largest picture next, of equal ones the last. So what is small stays
/// sharp, the order of models decides where nothing else does, and every machine shows the same. A
/// picture of one pixel stays, whatever the budget is.
[[nodiscard]] std::vector<int> halvingsFor(
    std::span<const mmd::ImageSize> sizes, std::size_t budget);

} // namespace odori::render
