// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>

/// What the editor and the command line do with a file, for bytes that nobody trusts. Shared by the
/// fuzz targets and by the tests of hostile input. Each gives what went wrong, in words, or
/// nothing: a refused file is all right, as is one that was read and gave finite poses and its own
/// bytes back.
namespace odori::fuzz {

[[nodiscard]] std::string exerciseVmd(std::span<const std::byte> bytes);
[[nodiscard]] std::string exercisePmx(std::span<const std::byte> bytes);
[[nodiscard]] std::string exercisePmd(std::span<const std::byte> bytes);
[[nodiscard]] std::string exerciseVpd(std::span<const std::byte> bytes);
[[nodiscard]] std::string exerciseJson(std::span<const std::byte> bytes);
[[nodiscard]] std::string exerciseCsv(std::span<const std::byte> bytes);

using Exercise = std::string (*)(std::span<const std::byte>);
/// By the ending of a file's name without its dot; null if there is none.
[[nodiscard]] Exercise exerciseOf(std::string_view extension);

} // namespace odori::fuzz
