// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <filesystem>

namespace mmd {

/// Whether a file is a picture that loadImage() knows, by its first bytes; also if the rest of it
/// is wrong. The errors of readFile().
[[nodiscard]] Result<bool> hasImageSignature(const std::filesystem::path& path);

} // namespace mmd
