// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <filesystem>
#include <string>

namespace mmd {

/// Whether a texture path begins at the root or names a drive of Windows.
[[nodiscard]] bool isAbsoluteTexture(const std::string& path);

/// The file of a model's texture path: `\` and case differences are resolved. Errors: RefusedPath
/// (as BadValue) for absolute paths and paths outside the model's folder, also through a link;
/// FileNotFound.
[[nodiscard]] Result<std::filesystem::path> resolveTexture(
    const std::filesystem::path& folder, const std::string& path);

} // namespace mmd
