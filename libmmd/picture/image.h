// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

/// Pictures of textures: the only place that decodes and encodes them.
namespace mmd {

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

/// More than 2^26 pixels, which is too many for a program to hold at once.
[[nodiscard]] bool isTooLarge(ImageSize size);

/// The data of a picture's header.
struct ImageHead {
    ImageSize size;
    bool mayHaveAlpha = false; ///< there is an alpha channel
};

/// Reads only the header, for any number of pixels. WrongSignature if it is not a picture,
/// OutOfRange for a side over 16384.
[[nodiscard]] Result<ImageHead> imageHead(std::span<const std::byte> bytes);

/// Decodes a whole file that is already in memory. Halving and errors as loadImage().
[[nodiscard]] Result<Image> decodeImage(std::span<const std::byte> bytes, int halvings = 0);

/// The size of the picture from its header: nothing is decoded. Errors as loadImage().
[[nodiscard]] Result<ImageSize> imageSize(const std::filesystem::path& path);

/// Decodes PNG, JPEG, BMP (also .sph and .spa), TGA, DDS and GIF by content, whatever the file's
/// name is, and halves both sides `halvings` times. Channels of 16 bits become 8. WrongSignature
/// for anything else, OutOfRange for sides over 16384 or more than 2^26 pixels, UnexpectedEnd for
/// more pixels than the file's bytes can hold. These are checked before anything is allocated for
/// pixels. Also readFile's errors. Never throws.
[[nodiscard]] Result<Image> loadImage(const std::filesystem::path& path, int halvings = 0);

/// Half as wide and high, rounded down and at least 1: each pixel is the mean of up to four,
/// weighted by their opacity.
[[nodiscard]] Image halved(const Image& image);

/// PNG bytes of an image.
[[nodiscard]] std::vector<std::byte> encodePng(const Image& image);

} // namespace mmd
