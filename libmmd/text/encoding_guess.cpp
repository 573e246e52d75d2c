// SPDX-License-Identifier: MIT
#include "libmmd/text/encoding.h"
#include "libmmd/text/unicode.h"

namespace mmd {
namespace {

unsigned byteAt(std::string_view bytes, std::size_t at)
{
    return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0u;
}

/// Whether the bytes are UTF-8 with a character of three bytes or more: two alone are half-width
/// katakana, too.
bool isSurelyUtf8(std::string_view bytes)
{
    bool isLong = false;
    for (const char byte : bytes)
        isLong = isLong || static_cast<unsigned char>(byte) >= 0xE0;
    return isLong && isUtf8(bytes);
}

bool isHalfWidthKatakana(char32_t c)
{
    return c >= 0xFF61 && c <= 0xFF9F;
}

/// Whether CP932's bytes hold a rare kanji: leads 99..9F and E0..EA.
bool hasRareKanji(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const unsigned byte = byteAt(bytes, at);
        if ((byte >= 0x99 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xEA))
            return true;
        if (byte >= 0x81 && (byte <= 0x9F || byte >= 0xE0))
            ++at;
    }
    return false;
}

/// Nothing is missing, no character is one of private use, which names do not have, and no rare
/// kanji stand among half-width katakana: that is what other encodings look like.
bool canBeCp932(std::string_view bytes)
{
    bool hasHalfWidth = false;
    const std::string text = decodeCp932(bytes);
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCodePoint(text, at).value_or(replacementCharacter);
        const bool isControl = c >= 0x80 && c <= 0xA0;
        if (c == replacementCharacter || (c >= 0xE000 && c <= 0xF8FF) || isControl)
            return false;
        hasHalfWidth = hasHalfWidth || isHalfWidthKatakana(c);
    }
    return !(hasHalfWidth && hasRareKanji(bytes));
}

/// How common the character of two bytes is in its language, 0..1. Of equal ones the narrower
/// encoding is the likelier: Hangul is a third of what GBK's common characters take.
double commonness(Encoding encoding, unsigned lead, unsigned trail)
{
    const bool isStandard = trail >= 0xA1 && trail <= 0xFE; // else the code pages' additions
    switch (encoding) {
    case Encoding::Gbk: // GB2312: symbols A1..A3, level 1 B0..D7
        if (isStandard && ((lead >= 0xA1 && lead <= 0xA3) || (lead >= 0xB0 && lead <= 0xD7)))
            return 0.95;
        return 0.3;
    case Encoding::Big5: // symbols A1..A3, level 1 A4..C6
        return lead >= 0xA1 && lead <= 0xC6 ? 0.9 : 0.3;
    default: // EUC-KR: symbols A1..A3, Hangul B0..C8
        if (isStandard && ((lead >= 0xA1 && lead <= 0xA3) || (lead >= 0xB0 && lead <= 0xC8)))
            return 1.0;
        return 0.2;
    }
}

/// Mean commonness of the characters over 7F; 0 if one does not decode.
double likeness(std::string_view bytes, Encoding encoding)
{
    if (decodeText(bytes, encoding).find("\xEF\xBF\xBD") != std::string::npos)
        return 0.0;
    double sum = 0.0;
    std::size_t count = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (byteAt(bytes, at) < 0x81)
            continue;
        sum += commonness(encoding, byteAt(bytes, at), byteAt(bytes, at + 1));
        ++count;
        ++at;
    }
    return count > 0 ? sum / static_cast<double>(count) : 0.0;
}

} // namespace

Encoding guessEncoding(std::string_view bytes)
{
    if (isSurelyUtf8(bytes))
        return Encoding::Utf8;
    if (canBeCp932(bytes))
        return Encoding::Cp932;
    if (isUtf8(bytes))
        return Encoding::Utf8;
    Encoding best = Encoding::Cp932;
    double most = 0.5;
    for (const Encoding encoding : {Encoding::EucKr, Encoding::Gbk, Encoding::Big5}) {
        const double each = likeness(bytes, encoding);
        if (each > most) {
            most = each;
            best = encoding;
        }
    }
    return best;
}

} // namespace mmd
