// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/text/unicode.h"

#include <string>
#include <string_view>

namespace mmd {

/// Text of CP932 bytes (Shift-JIS as Windows has it) for display and search. Bytes that do not
/// decode, also a character cut in its middle at the end, become U+FFFD; the raw bytes stay the
/// truth: many pairs decode to one character. Source: docs/formats.md, "CP932 is ICU's
/// ibm-943_P15A-2003".
[[nodiscard]] std::string decodeCp932(std::string_view bytes);

/// CP932 bytes of a UTF-8 text.
struct EncodedText {
    std::string bytes;
    bool complete = true; ///< false: a character had none, and '?' stands for it
};
[[nodiscard]] EncodedText encodeCp932(std::string_view utf8);

} // namespace mmd
