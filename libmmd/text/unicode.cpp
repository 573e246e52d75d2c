// SPDX-License-Identifier: MIT
#include "libmmd/text/unicode.h"

#include <unicode/utf16.h>

#include <cstdint>

namespace mmd {
namespace {

char16_t unitAt(std::string_view bytes, std::size_t at)
{
    const auto low = static_cast<unsigned char>(bytes[at]);
    const auto high = static_cast<unsigned char>(bytes[at + 1]);
    return static_cast<char16_t>(low | (high << 8));
}

void appendUnit(std::string& bytes, char16_t unit)
{
    bytes.push_back(static_cast<char>(unit & 0xFF));
    bytes.push_back(static_cast<char>(unit >> 8));
}

int continuationCount(unsigned lead)
{
    if (lead >= 0xC2 && lead <= 0xDF)
        return 1;
    if (lead >= 0xE0 && lead <= 0xEF)
        return 2;
    return lead >= 0xF0 && lead <= 0xF4 ? 3 : 0;
}

struct Range {
    unsigned first = 0x80, last = 0xBF;
};

Range secondByteRange(unsigned lead)
{
    switch (lead) {
    case 0xE0:
        return {0xA0, 0xBF};
    case 0xED:
        return {0x80, 0x9F};
    case 0xF0:
        return {0x90, 0xBF};
    case 0xF4:
        return {0x80, 0x8F};
    default:
        return {};
    }
}

} // namespace

void appendUtf8(std::string& text, char32_t codePoint)
{
    if (codePoint < 0x80) {
        text.push_back(static_cast<char>(codePoint));
        return;
    }
    if (codePoint > 0x10FFFF || (codePoint >= 0xD800 && codePoint <= 0xDFFF))
        codePoint = replacementCharacter;
    const auto put = [&](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    const auto putLow = [&](int shift) { put(0x80 | ((codePoint >> shift) & 0x3F)); };
    if (codePoint < 0x800) {
        put(0xC0 | (codePoint >> 6));
    } else if (codePoint < 0x10000) {
        put(0xE0 | (codePoint >> 12));
        putLow(6);
    } else {
        put(0xF0 | (codePoint >> 18));
        putLow(12);
        putLow(6);
    }
    putLow(0);
}

std::optional<char32_t> nextCodePoint(std::string_view utf8, std::size_t& at)
{
    const auto lead = static_cast<unsigned char>(utf8[at++]);
    if (lead < 0x80)
        return lead;
    const int following = continuationCount(lead);
    if (following == 0)
        return std::nullopt;
    char32_t codePoint = lead & (0x3Fu >> following);
    for (int step = 0; step < following; ++step) {
        // The second byte alone tells overlong forms, surrogates and numbers over 10FFFF.
        const Range allowed = step == 0 ? secondByteRange(lead) : Range{};
        const unsigned byte = at < utf8.size() ? static_cast<unsigned char>(utf8[at]) : 0u;
        if (byte < allowed.first || byte > allowed.last)
            return std::nullopt;
        codePoint = (codePoint << 6) | (byte & 0x3F);
        ++at;
    }
    return codePoint;
}

std::string utf8FromUtf16Le(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() * 3 / 2 + 3);
    std::size_t at = 0;
    while (at + 1 < bytes.size()) {
        const char16_t unit = unitAt(bytes, at);
        at += 2;
        if (U16_IS_LEAD(unit) && at + 1 < bytes.size() && U16_IS_TRAIL(unitAt(bytes, at))) {
            const UChar32 codePoint = U16_GET_SUPPLEMENTARY(unit, unitAt(bytes, at));
            appendUtf8(text, static_cast<char32_t>(codePoint));
            at += 2;
        } else {
            appendUtf8(text, unit);
        }
    }
    if (at < bytes.size())
        appendUtf8(text, replacementCharacter);
    return text;
}

std::string utf16LeFromUtf8(std::string_view utf8)
{
    std::string bytes;
    bytes.reserve(utf8.size() * 2);
    for (std::size_t at = 0; at < utf8.size();) {
        const char32_t c = nextCodePoint(utf8, at).value_or(replacementCharacter);
        if (c > 0xFFFF) {
            appendUnit(bytes, static_cast<char16_t>(U16_LEAD(c)));
            appendUnit(bytes, static_cast<char16_t>(U16_TRAIL(c)));
        } else {
            appendUnit(bytes, static_cast<char16_t>(c));
        }
    }
    return bytes;
}

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();)
        if (!nextCodePoint(text, at))
            return false;
    return true;
}

} // namespace mmd
