// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/text/cp932.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace mmd {

/// Encodings of names and comments in MMD's files. CP932 is MMD's own; the others are used by
/// programs and models of other countries, and the user chooses them. Each is Windows' code page, a
/// superset of the standard: 936, 950, 949.
enum class Encoding : std::uint8_t { Cp932, Gbk, Big5, EucKr, Utf8 };
inline constexpr std::array allEncodings{
    Encoding::Cp932, Encoding::Gbk, Encoding::Big5, Encoding::EucKr, Encoding::Utf8};

/// The name of the encoding: "GBK".
[[nodiscard]] const char* nameOf(Encoding encoding);

/// Text of bytes for display and search; each part that cannot be decoded becomes one U+FFFD. Keep
/// the bytes.
[[nodiscard]] std::string decodeText(std::string_view bytes, Encoding encoding);

/// Bytes of a UTF-8 text; '?' stands for characters that have none.
[[nodiscard]] EncodedText encodeText(std::string_view utf8, Encoding encoding);

/// The new bytes after a user edited the decoded text to `utf8`: `bytes` unchanged, including
/// undecodable parts, unless the text differs.
[[nodiscard]] EncodedText editedText(
    std::string_view bytes, std::string_view utf8, Encoding encoding);

/// CP932 if the bytes can be CP932: they decode without characters that names do not contain. Else
/// the encoding that gives the most common characters of its language; UTF-8 is tried first,
/// because no other encoding looks like it. A guess, to be offered to the user; short texts give
/// worse guesses.
[[nodiscard]] Encoding guessEncoding(std::string_view bytes);

} // namespace mmd
