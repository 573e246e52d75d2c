// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// A path from its UTF-8 form and back; the only place where the two meet.
[[nodiscard]] std::filesystem::path pathFromUtf8(std::string_view utf8);
[[nodiscard]] std::string utf8FromPath(const std::filesystem::path& path);

/// The whole file in memory. FileNotFound, NotReadable (a folder, no permission) or the bytes.
/// An empty file is not an error here.
[[nodiscard]] Result<std::vector<std::byte>> readFile(const std::filesystem::path& path);

/// Replaces `path` by `bytes`: written to a temporary file beside it, flushed to the disk, renamed.
/// On any failure `path` is as it was and no temporary file is left. A link is followed, and the
/// permissions of a file that was there are kept.
[[nodiscard]] Result<void> writeFile(
    const std::filesystem::path& path, std::span<const std::byte> bytes);

} // namespace mmd
