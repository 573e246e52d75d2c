// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <filesystem>

#ifndef _WIN32
#include <sys/stat.h>

#include <optional>
#endif

namespace mmd {

/// The file that writing replaces: a path that is not a link, and the present file.
struct FileTarget {
    std::filesystem::path path;
    bool isNew = false; ///< there is no present file
#ifndef _WIN32
    std::optional<struct stat> before; ///< unless it is new
#endif
};

/// `path` with its links followed. NotWritable if the present file must not be replaced: see
/// writeFile.
[[nodiscard]] Result<FileTarget> fileTarget(const std::filesystem::path& path);

#ifndef _WIN32
[[nodiscard]] inline bool isSameFile(const struct stat& a, const struct stat& b)
{
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}
#endif

} // namespace mmd
