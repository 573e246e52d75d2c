// SPDX-License-Identifier: MIT
#include "libmmd/format/text/number_text.h"

#include "libmmd/text/decimal.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

namespace mmd::text {
namespace {

constexpr std::string_view digits = "0123456789ABCDEF";
constexpr std::string_view hexPrefix = "0x";

std::optional<unsigned> hexDigit(char letter)
{
    if (letter >= '0' && letter <= '9')
        return unsigned(letter - '0');
    if (letter >= 'A' && letter <= 'F')
        return unsigned(letter - 'A' + 10);
    if (letter >= 'a' && letter <= 'f')
        return unsigned(letter - 'a' + 10);
    return std::nullopt;
}

/// A number that is too small for a float is 0 with its sign: scripts write doubles.
std::optional<float> nearestFloat(std::string_view text)
{
    if (const auto value = floatOfDecimal(text))
        return value;
    const std::size_t exponent = std::min(text.find_first_of("eE"), text.size());
    const auto mantissa = floatOfDecimal(text.substr(0, exponent));
    const std::string_view power = text.substr(std::min(exponent + 1, text.size()));
    const bool isTiny = power.size() > 1 && power[0] == '-' &&
                        power.find_first_not_of("0123456789", 1) == power.npos;
    return mantissa && isTiny ? std::optional(std::copysign(0.0f, *mantissa)) : std::nullopt;
}

} // namespace

void appendReal(std::string& text, float real)
{
    if (real == 0.0f && std::signbit(real)) { // JSON readers take -0 for the integer 0
        text += "-0.0";
        return;
    }
    std::array<char, 32> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), real).ptr;
    text.append(buffer.data(), end);
}

void appendBits(std::string& text, std::uint32_t bits)
{
    text += hexPrefix;
    for (int shift = 28; shift >= 0; shift -= 4)
        text += digits[(bits >> shift) & 15];
}

void appendWhole(std::string& text, std::uint32_t whole)
{
    std::array<char, 16> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), whole).ptr;
    text.append(buffer.data(), end);
}

void appendHex(std::string& text, std::string_view bytes)
{
    for (const char byte : bytes) {
        text += digits[(static_cast<unsigned char>(byte) >> 4) & 15];
        text += digits[static_cast<unsigned char>(byte) & 15];
    }
}

std::optional<std::uint32_t> realBits(std::string_view text)
{
    if (text.starts_with(hexPrefix)) {
        if (text.size() != hexPrefix.size() + 8)
            return std::nullopt;
        std::uint32_t bits = 0;
        for (const char letter : text.substr(hexPrefix.size())) {
            const auto digit = hexDigit(letter);
            if (!digit)
                return std::nullopt;
            bits = (bits << 4) | *digit;
        }
        return bits;
    }
    const auto value = nearestFloat(text);
    return value ? std::optional(std::bit_cast<std::uint32_t>(*value)) : std::nullopt;
}

std::optional<std::uint32_t> wholeOf(std::string_view text)
{
    if (const std::size_t point = text.find('.'); point != text.npos) {
        if (text.find_first_not_of('0', point + 1) != text.npos)
            return std::nullopt;
        text = text.substr(0, point);
    }
    std::uint32_t value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (read.ec != std::errc() || read.ptr != end)
        return std::nullopt;
    return value;
}

std::optional<std::string> bytesOfHex(std::string_view text)
{
    if (text.starts_with(hexPrefix))
        text.remove_prefix(hexPrefix.size());
    if (text.size() % 2 != 0)
        return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 2);
    for (std::size_t at = 0; at < text.size(); at += 2) {
        const auto high = hexDigit(text[at]);
        const auto low = hexDigit(text[at + 1]);
        if (!high || !low)
            return std::nullopt;
        bytes += static_cast<char>(*high << 4 | *low);
    }
    return bytes;
}

} // namespace mmd::text
