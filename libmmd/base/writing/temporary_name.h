// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

namespace mmd {

/// An identifier of this start of this machine; empty if the system does not give one.
[[nodiscard]] const std::string& bootId();

/// Another identifier in every call, for file systems without locks. A file with such a name is
/// never removed by another process.
[[nodiscard]] std::string uniqueId();

/// A name in the folder of `target`. It identifies the target and, with bootId(), the start of the
/// machine, so that the file of a killed process is found again. It is short even if the target's
/// name is long.
[[nodiscard]] std::filesystem::path temporaryName(
    const std::filesystem::path& target, const std::string& id, int attempt);

} // namespace mmd
