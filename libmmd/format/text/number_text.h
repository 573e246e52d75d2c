// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Numbers and bytes as the text formats (JSON, CSV) spell them. Nothing here depends on a locale.
namespace mmd::text {

/// Appends the shortest decimal that reads back as the same float; -0 is "-0.0". `real` must be
/// finite.
void appendReal(std::string& text, float real);

/// Appends "0x" and the eight hexadecimal digits of a float that no decimal can say.
void appendBits(std::string& text, std::uint32_t bits);

void appendWhole(std::string& text, std::uint32_t whole);

/// Appends two upper-case hexadecimal digits a byte.
void appendHex(std::string& text, std::string_view bytes);

/// The bits of the float nearest to the decimal `text`, or those that "0x" and eight hexadecimal
/// digits give; nothing if `text` is neither, or too large for a float.
[[nodiscard]] std::optional<std::uint32_t> realBits(std::string_view text);

/// A whole number; "12.0" is one too, as scripts write it.
[[nodiscard]] std::optional<std::uint32_t> wholeOf(std::string_view text);

/// The bytes of an even number of hexadecimal digits, with or without "0x" before them; nothing if
/// there is anything else.
[[nodiscard]] std::optional<std::string> bytesOfHex(std::string_view text);

} // namespace mmd::text
