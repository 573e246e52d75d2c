// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Numbers and bytes in the text formats (JSON, CSV). Independent of the locale.
namespace mmd::text {

/// Appends the shortest decimal that gives the same float again; -0 is "-0.0". `real` must be
/// finite.
void appendReal(std::string& text, float real);

/// Appends "0x" and the eight hexadecimal digits of a float that has no decimal form.
void appendBits(std::string& text, std::uint32_t bits);

void appendWhole(std::string& text, std::uint32_t whole);

/// Appends two upper-case hexadecimal digits for each byte.
void appendHex(std::string& text, std::string_view bytes);

/// The bits of the float nearest to the decimal `text`, or the bits of "0x" and eight hexadecimal
/// digits; none if `text` is neither, or too large for a float.
[[nodiscard]] std::optional<std::uint32_t> realBits(std::string_view text);

/// A whole number; "12.0" is accepted too, because scripts write it.
[[nodiscard]] std::optional<std::uint32_t> wholeOf(std::string_view text);

/// The bytes of an even number of hexadecimal digits, with or without "0x"; none for any other
/// text.
[[nodiscard]] std::optional<std::string> bytesOfHex(std::string_view text);

} // namespace mmd::text
