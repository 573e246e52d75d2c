// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace mmd {

/// Removes a lock file that no running program holds (flock). Its text names the number of a
/// process, but in a container an ended program and a new one can have the same number. False if it
/// is held, or if the system has no such locks.
bool removeUnheldLock(const std::filesystem::path& path);

} // namespace mmd
