// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mmd {

/// Replaces bytes without a character.
inline constexpr char16_t replacementCharacter = 0xFFFD;

/// Appends a code point as UTF-8; surrogates and numbers over 10FFFF become U+FFFD.
void appendUtf8(std::string& text, char32_t codePoint);

/// The code point at `at`, which moves behind it. None if the bytes there are ill-formed: then `at`
/// moves behind the longest valid beginning of a character, at least one byte. `at` must be less
/// than the size.
[[nodiscard]] std::optional<char32_t> nextCodePoint(std::string_view utf8, std::size_t& at);

/// UTF-16LE bytes to UTF-8 and back; lone surrogates, a lone last byte and ill-formed UTF-8 become
/// U+FFFD.
[[nodiscard]] std::string utf8FromUtf16Le(std::string_view bytes);
[[nodiscard]] std::string utf16LeFromUtf8(std::string_view utf8);

/// Whether `text` is well-formed UTF-8.
[[nodiscard]] bool isUtf8(std::string_view text);

} // namespace mmd
