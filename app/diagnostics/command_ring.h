// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>

/// The last commands of this run, for a crash report.
namespace odori {

inline constexpr std::size_t commandRingSize = 32;

/// `id`: a text that lives as long as the program. Thread-safe, allocates nothing.
void noteCommand(const char* id) noexcept;

/// Writes the ids of the last commands to `into`, oldest first, and returns their number. Safe in a
/// signal handler.
[[nodiscard]] std::size_t lastCommands(std::span<const char*, commandRingSize> into) noexcept;

} // namespace odori
