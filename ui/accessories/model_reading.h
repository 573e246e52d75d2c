// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"

#include <filesystem>

namespace odori {

/// Reads a model (mmd::loadModel) or, by its extension, an accessory. An accessory is read by the
/// program odori-reader, which stands beside this one; it is killed after mmd::accessorySeconds.
/// Waits for it: for worker threads. Errors: those of both; SystemFailure if odori-reader is
/// missing.
[[nodiscard]] mmd::Result<mmd::Model> readModelFile(const std::filesystem::path& path);

} // namespace odori
