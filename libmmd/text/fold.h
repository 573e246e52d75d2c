// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace mmd {

/// `utf8` without the differences between full and half width, upper and lower case, composed and
/// decomposed characters (Unicode's NFKC casefold). Ill-formed bytes become U+FFFD.
[[nodiscard]] std::u32string foldedText(std::string_view utf8);

/// Whether a character only separates the words of a name: a space, `_`, `-`, `.` or `・`.
[[nodiscard]] bool isNameSeparator(char32_t folded);

/// The folded text without separators, for comparing whole names as people do. Only for suggesting
/// names; keys find their bones by bytes.
[[nodiscard]] std::u32string foldedName(std::string_view utf8);

} // namespace mmd
