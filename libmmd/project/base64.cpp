// SPDX-License-Identifier: MIT
#include "libmmd/project/base64.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mmd {
namespace {

constexpr std::string_view digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t noDigit = 64;

constexpr std::array<std::uint8_t, 256> makeValues()
{
    std::array<std::uint8_t, 256> values{};
    for (std::uint8_t& value : values)
        value = noDigit;
    for (std::size_t digit = 0; digit < digits.size(); ++digit)
        values[static_cast<unsigned char>(digits[digit])] = static_cast<std::uint8_t>(digit);
    return values;
}

constexpr auto values = makeValues();

} // namespace

std::string base64Of(std::span<const std::byte> bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - at);
        std::uint32_t group = 0;
        for (std::size_t byte = 0; byte < 3; ++byte)
            group =
                group << 8 | (byte < count ? std::to_integer<std::uint32_t>(bytes[at + byte]) : 0);
        for (std::size_t digit = 0; digit < 4; ++digit)
            text += digit <= count ? digits[group >> (18 - 6 * digit) & 63] : '=';
    }
    return text;
}

std::optional<std::vector<std::byte>> bytesOfBase64(std::string_view text)
{
    if (text.size() % 4 != 0)
        return std::nullopt;
    std::size_t padding = 0;
    while (padding < 2 && padding < text.size() && text[text.size() - 1 - padding] == '=')
        ++padding;
    std::vector<std::byte> bytes;
    bytes.reserve(text.size() / 4 * 3);
    const std::size_t end = text.size() - padding;
    for (std::size_t at = 0; at < text.size(); at += 4) {
        std::uint32_t group = 0;
        for (std::size_t digit = at; digit < at + 4; ++digit) {
            const std::uint8_t value =
                digit < end ? values[static_cast<unsigned char>(text[digit])] : std::uint8_t(0);
            if (value == noDigit)
                return std::nullopt;
            group = group << 6 | value;
        }
        for (const int shift : {16, 8, 0})
            bytes.push_back(static_cast<std::byte>(group >> shift & 0xFF));
    }
    bytes.resize(bytes.size() - padding);
    return bytes;
}

} // namespace mmd
