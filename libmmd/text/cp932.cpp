// SPDX-License-Identifier: MIT
#include "libmmd/text/cp932.h"

#include "libmmd/text/icu_converter.h"
#include "libmmd/text/unicode.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace mmd {
namespace {

// A lead byte is 81..9F or E0..FC, a trail byte 40..7E or 80..FC.
constexpr unsigned firstTrail = 0x40;
constexpr unsigned lastTrail = 0xFC;
constexpr std::size_t trailCount = lastTrail - firstTrail + 1;
constexpr std::size_t leadCount = 0x9F - 0x81 + 1 + 0xFC - 0xE0 + 1;
constexpr char16_t firstHalfWidth = 0xFF61; // half-width katakana, bytes A1..DF

unsigned byteOf(char c)
{
    return static_cast<unsigned char>(c);
}

bool isLead(unsigned byte)
{
    return (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC);
}

bool isTrail(unsigned byte)
{
    return byte >= firstTrail && byte <= lastTrail && byte != 0x7F;
}

std::size_t pairIndex(unsigned lead, unsigned trail)
{
    const unsigned row = lead < 0xE0 ? lead - 0x81 : lead - 0xE0 + 0x1F;
    return row * trailCount + (trail - firstTrail);
}

/// What single bytes mean on Windows. ICU's converter rotates some of 00..7F and refuses 80, A0 and
/// FD..FF, so it is never asked about them.
char32_t singleByte(unsigned byte)
{
    if (byte >= 0xA1 && byte <= 0xDF)
        return firstHalfWidth + (byte - 0xA1);
    if (byte >= 0xFD)
        return 0xF8F1 + (byte - 0xFD);
    return byte; // 00..80 and A0
}

std::optional<char> singleByteOf(char32_t c)
{
    if (c <= 0x80 || c == 0xA0)
        return static_cast<char>(c);
    if (c >= firstHalfWidth && c <= firstHalfWidth + (0xDF - 0xA1))
        return static_cast<char>(c - firstHalfWidth + 0xA1);
    if (c >= 0xF8F1 && c <= 0xF8F3)
        return static_cast<char>(c - 0xF8F1 + 0xFD);
    return std::nullopt;
}

/// Null if this ICU was built without the table; then only single bytes are known.
Converter openConverter()
{
    UErrorCode status = U_ZERO_ERROR;
    Converter converter(ucnv_open("ibm-943_P15A-2003", &status));
    if (U_FAILURE(status))
        return nullptr;
    ucnv_setToUCallBack(
        converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    ucnv_setFromUCallBack(
        converter.get(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    ucnv_setFallback(converter.get(), true); // U+301C, the wave dash of other systems, is 8160 too
    return converter;
}

char16_t decodePair(UConverter* converter, unsigned lead, unsigned trail)
{
    const std::array<char, 2> bytes{static_cast<char>(lead), static_cast<char>(trail)};
    std::array<char16_t, 4> text{};
    UErrorCode status = U_ZERO_ERROR;
    ucnv_resetToUnicode(converter);
    const auto length =
        ucnv_toUChars(converter, text.data(), text.size(), bytes.data(), bytes.size(), &status);
    return U_SUCCESS(status) && length == 1 ? text[0] : replacementCharacter;
}

std::vector<char16_t> makePairTable()
{
    std::vector<char16_t> table(leadCount * trailCount, replacementCharacter);
    const Converter converter = openConverter();
    for (unsigned lead = 0x81; converter && lead <= 0xFC; ++lead) {
        for (unsigned trail = firstTrail; isLead(lead) && trail <= lastTrail; ++trail)
            if (isTrail(trail))
                table[pairIndex(lead, trail)] = decodePair(converter.get(), lead, trail);
    }
    return table;
}

/// Constant once made: all pairs, decoded by ICU.
const std::vector<char16_t>& pairTable()
{
    static const std::vector<char16_t> table = makePairTable();
    return table;
}

bool appendPair(std::string& bytes, char32_t c)
{
    thread_local const Converter converter = openConverter(); // opening one costs 10 us
    if (!converter || c > 0xFFFF || (c >= 0xD800 && c <= 0xDFFF))
        return false;
    const char16_t unit = static_cast<char16_t>(c);
    std::array<char, 8> pair{};
    UErrorCode status = U_ZERO_ERROR;
    ucnv_resetFromUnicode(converter.get());
    const auto length =
        ucnv_fromUChars(converter.get(), pair.data(), pair.size(), &unit, 1, &status);
    if (U_FAILURE(status) || length < 1 || length > 2)
        return false;
    bytes.append(pair.data(), static_cast<std::size_t>(length));
    return true;
}

} // namespace

std::string decodeCp932(std::string_view bytes)
{
    const auto& table = pairTable();
    std::string text;
    text.reserve(bytes.size() * 3 / 2 + 3);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const unsigned byte = byteOf(bytes[at]);
        if (!isLead(byte)) {
            appendUtf8(text, singleByte(byte));
        } else if (at + 1 < bytes.size() && isTrail(byteOf(bytes[at + 1]))) {
            appendUtf8(text, table[pairIndex(byte, byteOf(bytes[++at]))]);
        } else {
            appendUtf8(text, replacementCharacter);
        }
    }
    return text;
}

EncodedText encodeCp932(std::string_view utf8)
{
    EncodedText result;
    result.bytes.reserve(utf8.size());
    for (std::size_t at = 0; at < utf8.size();) {
        const char32_t c = nextCodePoint(utf8, at).value_or(replacementCharacter);
        if (const auto single = singleByteOf(c)) {
            result.bytes.push_back(*single);
        } else if (!appendPair(result.bytes, c)) {
            result.bytes.push_back('?');
            result.complete = false;
        }
    }
    return result;
}

} // namespace mmd
