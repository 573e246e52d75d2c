// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace mmd {

/// Text of CP932 bytes (Shift-JIS as Windows has it) for display and search. Bytes that do not
/// decode, also a character cut in its middle at the end, become U+FFFD; the raw bytes stay the
/// truth. Source: docs/formats.md, "CP932 is ICU's ibm-943_P15A-2003".
[[nodiscard]] std::string decodeCp932(std::string_view bytes);

/// CP932 bytes of a UTF-8 text. `complete` is false when a character had none; '?' stands for it.
struct EncodedText {
    std::string bytes;
    bool complete = true;
};
[[nodiscard]] EncodedText encodeCp932(std::string_view utf8);

/// UTF-16LE bytes to UTF-8 and back; lone surrogates become U+FFFD.
[[nodiscard]] std::string utf8FromUtf16Le(std::string_view bytes);
[[nodiscard]] std::string utf16LeFromUtf8(std::string_view utf8);

/// Whether `text` is well-formed UTF-8.
[[nodiscard]] bool isUtf8(std::string_view text);

} // namespace mmd
