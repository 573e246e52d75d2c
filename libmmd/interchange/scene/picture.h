// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstddef>
#include <vector>

namespace mmd {

/// A picture in a format that glTF allows.
struct Picture {
    enum class Alpha { None, Cut, Soft }; ///< opaque; each pixel opaque or transparent; translucent
    std::vector<std::byte> bytes;
    const char* mimeType = "image/png"; ///< or image/jpeg
    Alpha alpha = Alpha::None;
};

/// The picture of a file. PNG and JPEG are kept byte for byte. A PNG with alpha is decoded only to
/// find its kind of transparency; one of more than 2^26 pixels is not decoded and counts as Cut.
/// BMP, TGA, GIF and PSD become PNG. Errors: WrongSignature for any other format and for damaged
/// files.
[[nodiscard]] Result<Picture> readPicture(std::vector<std::byte> bytes);

} // namespace mmd
