// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <filesystem>
#include <string>

namespace mmd {

/// Where a texture path of a model leads: `\` and case differences are resolved. RefusedPath (as
/// BadValue) for absolute paths and those that leave the model's folder, through a link too;
/// FileNotFound.
[[nodiscard]] Result<std::filesystem::path> resolveTexture(
    const std::filesystem::path& folder, const std::string& path);

} // namespace mmd
