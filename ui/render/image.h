// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace odori::render {

/// 8-bit RGBA, rows from the top, not premultiplied.
struct Image {
    int width = 0, height = 0;
    std::vector<std::uint8_t> rgba;
    bool hasAlpha = false; ///< some pixel is not opaque
};

/// Decodes PNG, JPEG, BMP (also .sph and .spa), TGA and GIF by content. WrongSignature for anything
/// else, OutOfRange for sides over 16384 or more than 2^26 pixels, which is checked before anything
/// is decoded; readFile's errors.
[[nodiscard]] mmd::Result<Image> loadImage(const std::filesystem::path& path);

/// PNG bytes of an image.
[[nodiscard]] std::vector<std::byte> encodePng(const Image& image);

} // namespace odori::render
