// SPDX-License-Identifier: MIT
#include "libmmd/format/number_text.h"

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

#if !defined(__cpp_lib_to_chars)
#include <locale>
#include <sstream>
#endif

namespace mmd::text {
namespace {

constexpr std::string_view digits = "0123456789ABCDEF";
constexpr std::string_view bitsPrefix = "0x";

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

/// The float nearest to `text`, which is correctly rounded once: a double on the way would not be.
std::optional<float> nearestFloat(std::string_view text)
{
    float value = 0.0f;
#if defined(__cpp_lib_to_chars)
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (read.ptr != end || read.ec == std::errc::invalid_argument)
        return std::nullopt;
    if (read.ec == std::errc::result_out_of_range) { // also what is too small: that is 0
        const std::size_t exponent = text.find_first_of("eE");
        if (exponent == text.npos || exponent + 1 >= text.size() || text[exponent + 1] != '-')
            return std::nullopt;
        return text.front() == '-' ? -0.0f : 0.0f;
    }
#else
    std::istringstream stream{std::string(text)};
    stream.imbue(std::locale::classic());
    if (!(stream >> value) || stream.peek() != std::istringstream::traits_type::eof())
        return std::nullopt;
#endif
    return value;
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
    text += bitsPrefix;
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
    if (text.starts_with(bitsPrefix)) {
        if (text.size() != bitsPrefix.size() + 8)
            return std::nullopt;
        std::uint32_t bits = 0;
        for (const char letter : text.substr(bitsPrefix.size())) {
            const auto digit = hexDigit(letter);
            if (!digit)
                return std::nullopt;
            bits = (bits << 4) | *digit;
        }
        return bits;
    }
    if (text.size() > 1 && text.front() == '+')
        text.remove_prefix(1);
    const auto value = nearestFloat(text);
    // "nan" and "inf" are not decimals: what should not be finite says its bits.
    if (!value || !std::isfinite(*value))
        return std::nullopt;
    return std::bit_cast<std::uint32_t>(*value);
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
