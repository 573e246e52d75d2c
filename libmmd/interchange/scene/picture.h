// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstddef>
#include <filesystem>
#include <vector>

namespace mmd {

/// A picture as a glTF may hold it.
struct Picture {
    enum class Alpha { None, Cut, Soft }; ///< opaque; in or out; translucent
    std::vector<std::byte> bytes;
    const char* mimeType = "image/png"; ///< or image/jpeg
    Alpha alpha = Alpha::None;
};

/// PNG and JPEG byte for byte, decoded only to see how clear a PNG with alpha is (and one of more
/// than 2^26 pixels not at all: it is taken for Cut); BMP, TGA, GIF and PSD become PNG.
/// WrongSignature for anything else and for what is broken; readFile's errors.
[[nodiscard]] Result<Picture> readPicture(const std::filesystem::path& path);

} // namespace mmd
