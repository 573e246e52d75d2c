// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace odori::fuzz {

/// What the editor and the command line do with a file, for bytes that nobody trusts. Shared by the
/// fuzz target and by the tests of hostile input. `extension` is that of a motion format, "pmx" or
/// "pmd". Gives what went wrong, in words, or nothing: a refused file is all right, as is one that
/// was read and gave finite poses and its own bytes back.
[[nodiscard]] std::string exercise(std::string_view extension, std::span<const std::byte> bytes);

} // namespace odori::fuzz
