// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/accessory/accessory_file.h"

#include <cstddef>
#include <span>
#include <vector>

/// What the process that reads an accessory writes to its standard output.
namespace mmd {

/// The limit of memory of that process, and of the time that it gets.
inline constexpr std::size_t accessoryMemory = std::size_t(4) << 30;
inline constexpr int accessorySeconds = 60;

/// A mark, then the error, or the warnings, the pictures and the bytes of a PMX.
[[nodiscard]] std::vector<std::byte> accessoryAnswer(const Result<AccessoryFile>& result);

/// What accessoryAnswer was given. The bytes come from a process that read a hostile file: any
/// bytes give a result or an error. BadText if they are no complete answer.
[[nodiscard]] Result<AccessoryFile> readAccessoryAnswer(std::span<const std::byte> bytes);

} // namespace mmd
