// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

/// Names of bones and morphs in ASCII, for files of other programs.
namespace mmd {

/// MMD's standard name of a bone or morph in ASCII, with _L and _R for the sides; empty if the name
/// is unknown.
[[nodiscard]] std::string romanised(std::string_view name);

/// The text in letters, digits and _, which every tool accepts; empty if the text is not ASCII or
/// has none.
[[nodiscard]] std::string asciiOf(std::string_view text);

} // namespace mmd
