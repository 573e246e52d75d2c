// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace odori::fuzz {

/// Does with untrusted bytes what the editor and the command line do with a file. Shared by the
/// fuzz target and the tests of hostile input. `extension` is that of a motion format, "pmx",
/// "pmd", "vac", "picture" (any kind), "sound" (a file of the cache of sounds), "accessory" (what
/// the process that reads them answers), or one of exerciseAnimation().
/// Returns a description of the problem, or an empty text: refusing a file is fine, and so is
/// reading it, if all poses are finite and writing gives the same bytes.
[[nodiscard]] std::string exercise(std::string_view extension, std::span<const std::byte> bytes);

} // namespace odori::fuzz
