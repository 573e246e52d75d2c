// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/text/unicode.h"

#include <string>
#include <string_view>

namespace mmd {

/// Text of CP932 bytes (Windows' Shift-JIS) for display and search. Bytes that cannot be decoded,
/// including a cut character at the end, become U+FFFD. Keep the raw bytes: many pairs decode to
/// one character. Source: docs/formats.md, "CP932 is ICU's ibm-943_P15A-2003".
[[nodiscard]] std::string decodeCp932(std::string_view bytes);

/// CP932 bytes of a UTF-8 text.
struct EncodedText {
    std::string bytes;
    bool complete = true; ///< false: '?' replaces a character that CP932 does not have
};
[[nodiscard]] EncodedText encodeCp932(std::string_view utf8);

} // namespace mmd
