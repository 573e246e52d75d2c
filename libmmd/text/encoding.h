// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/text/cp932.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace mmd {

/// Encodings that names and comments of MMD's files are found in. CP932 is MMD's own; the others
/// come from programs and models of other countries, and the user chooses them. Each is Windows'
/// code page, a superset of the standard: 936, 950, 949.
enum class Encoding : std::uint8_t { Cp932, Gbk, Big5, EucKr, Utf8 };
inline constexpr std::array allEncodings{
    Encoding::Cp932, Encoding::Gbk, Encoding::Big5, Encoding::EucKr, Encoding::Utf8};

/// The name that the encoding goes by everywhere: "GBK".
[[nodiscard]] const char* nameOf(Encoding encoding);

/// Text of bytes for display and search; each part that does not decode becomes one U+FFFD. The
/// bytes stay the truth.
[[nodiscard]] std::string decodeText(std::string_view bytes, Encoding encoding);

/// Bytes of a UTF-8 text; '?' stands for characters that have none.
[[nodiscard]] EncodedText encodeText(std::string_view utf8, Encoding encoding);

/// What becomes of `bytes` when people, who see them decoded, leave them as `utf8`: they stay as
/// they are, undecodable parts too, unless the text is another one.
[[nodiscard]] EncodedText editedText(
    std::string_view bytes, std::string_view utf8, Encoding encoding);

/// CP932 where the bytes can be that: they decode, and to nothing that names do not hold. Else the
/// encoding that makes most of them common characters of its language; UTF-8 first, as nothing else
/// looks like it. A guess, to be offered: the shorter the text, the worse.
[[nodiscard]] Encoding guessEncoding(std::string_view bytes);

} // namespace mmd
