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

/// PNG and JPEG as they are; BMP, TGA, GIF and PSD become PNG. WrongSignature for anything else and
/// for what is broken; readFile's errors.
[[nodiscard]] Result<Picture> readPicture(const std::filesystem::path& path);

} // namespace mmd
