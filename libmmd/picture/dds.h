// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/picture/image.h"

/// DirectDraw surfaces, which stb does not read: the kinds that Direct3D 9, and so MMD, can show.
/// Only the first picture of a file is read, without its mipmaps and the other sides of a cube.
/// Source: Microsoft's "Programming Guide for DDS".
namespace mmd {

[[nodiscard]] bool isDds(std::span<const std::byte> bytes);

/// WrongSignature for kinds that are not read (volumes, BC4 to BC7, floating point).
[[nodiscard]] Result<ImageHead> ddsHead(std::span<const std::byte> bytes);

/// Decodes DXT1 to DXT5 (BC1 to BC3) and uncompressed pixels of 8 to 32 bits with masks. The errors
/// of ddsHead(), and UnexpectedEnd for a cut file, before anything is allocated for its pixels.
[[nodiscard]] Result<Image> decodeDds(std::span<const std::byte> bytes);

} // namespace mmd
