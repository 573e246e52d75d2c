// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/picture/image.h"

/// BMP pictures with run-length encoding (RLE4 and RLE8), which stb does not read.
/// Source: Microsoft's "Bitmap Compression".
namespace mmd {

[[nodiscard]] bool isRunLengthBmp(std::span<const std::byte> bytes);

/// WrongSignature for a header that contradicts itself, OutOfRange for a side over 16384.
[[nodiscard]] Result<ImageHead> runLengthBmpHead(std::span<const std::byte> bytes);

/// The same picture as a BMP of 8 bits without compression. Pixels that the file skips, also
/// because it is cut, have the first colour. The errors of runLengthBmpHead(); OutOfRange for more
/// than 2^26 pixels.
[[nodiscard]] Result<std::vector<std::byte>> withoutRunLengths(std::span<const std::byte> bytes);

} // namespace mmd
