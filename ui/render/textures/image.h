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

/// Pixels.
struct ImageSize {
    int width = 0, height = 0;
    bool operator==(const ImageSize&) const = default;
};

/// Both sides halved `times` times, rounded down; no side is less than 1.
[[nodiscard]] ImageSize halved(ImageSize size, int times);

/// How large the picture is by its header: nothing is decoded. Errors as loadImage().
[[nodiscard]] mmd::Result<ImageSize> imageSize(const std::filesystem::path& path);

/// Decodes PNG, JPEG, BMP (also .sph and .spa), TGA and GIF by content, and halves both sides
/// `halvings` times. WrongSignature for anything else, OutOfRange for sides over 16384 or more than
/// 2^26 pixels, which is checked before anything is decoded; readFile's errors. Never throws.
[[nodiscard]] mmd::Result<Image> loadImage(const std::filesystem::path& path, int halvings = 0);

/// Half as wide and high, rounded down and at least 1: each pixel is the mean of up to four, whose
/// colours count as far as they are opaque.
[[nodiscard]] Image halved(const Image& image);

/// PNG bytes of an image.
[[nodiscard]] std::vector<std::byte> encodePng(const Image& image);

} // namespace odori::render
