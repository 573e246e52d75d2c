// SPDX-License-Identifier: MIT
#include "libmmd/text/cp932.h"

#include <unicode/ucnv.h>
#include <unicode/unistr.h>
#include <unicode/ustring.h>

#include <memory>

namespace mmd {
namespace {

struct ConverterCloser {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
};

/// One converter a thread: opening costs more than converting a name, and a converter has a state.
UConverter* converter()
{
    thread_local const std::unique_ptr<UConverter, ConverterCloser> opened = [] {
        UErrorCode status = U_ZERO_ERROR;
        UConverter* made = ucnv_open("ibm-943_P15A-2003", &status);
        if (U_SUCCESS(status))
            ucnv_setFromUCallBack(
                made, UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
        return std::unique_ptr<UConverter, ConverterCloser>(made);
    }();
    return opened.get();
}

/// Single bytes that ICU refuses or rotates: 00-7F are ASCII, 80, A0 and FD-FF map one to one.
bool isOurSingle(unsigned char byte)
{
    return byte < 0x80 || byte == 0x80 || byte == 0xA0 || byte >= 0xFD;
}

char16_t ourSingle(unsigned char byte)
{
    // Windows maps 80 to U+0080, A0 to U+00A0, FD FE FF to its private F8F1 F8F2 F8F3.
    return byte >= 0xFD ? static_cast<char16_t>(0xF8F1 + (byte - 0xFD)) : byte;
}

bool isLead(unsigned char byte)
{
    return (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC);
}

bool isTrail(unsigned char byte)
{
    return byte >= 0x40 && byte <= 0xFC && byte != 0x7F;
}

constexpr char16_t replacement = 0xFFFD;

/// Appends the character of `bytes` (one or two), or U+FFFD.
void decodeCharacter(std::string_view bytes, icu::UnicodeString& out)
{
    UErrorCode status = U_ZERO_ERROR;
    UConverter* cp932 = converter();
    if (!cp932) {
        out.append(replacement);
        return;
    }
    ucnv_resetToUnicode(cp932);
    const char* source = bytes.data();
    const UChar32 character =
        ucnv_getNextUChar(cp932, &source, bytes.data() + bytes.size(), &status);
    out.append(U_SUCCESS(status) ? character : UChar32(replacement));
}

std::string toUtf8(const icu::UnicodeString& text)
{
    std::string result;
    text.toUTF8String(result);
    return result;
}

bool isPureAscii(std::string_view bytes)
{
    for (const char byte : bytes)
        if (static_cast<unsigned char>(byte) >= 0x80)
            return false;
    return true;
}

/// The bytes of one character, empty if CP932 has none.
std::string encodeCharacter(UChar32 character)
{
    if (character == 0x80 || character == 0xA0)
        return std::string(1, static_cast<char>(character));
    if (character >= 0xF8F1 && character <= 0xF8F3)
        return std::string(1, static_cast<char>(character - 0xF8F1 + 0xFD));
    UConverter* cp932 = converter();
    if (!cp932)
        return {};
    const icu::UnicodeString text(character);
    char buffer[8];
    UErrorCode status = U_ZERO_ERROR;
    ucnv_resetFromUnicode(cp932);
    const auto size =
        ucnv_fromUChars(cp932, buffer, sizeof buffer, text.getBuffer(), text.length(), &status);
    return U_SUCCESS(status) ? std::string(buffer, static_cast<std::size_t>(size)) : std::string();
}

} // namespace

std::string decodeCp932(std::string_view bytes)
{
    if (isPureAscii(bytes))
        return std::string(bytes);
    icu::UnicodeString text;
    for (std::size_t at = 0; at < bytes.size();) {
        const auto byte = static_cast<unsigned char>(bytes[at]);
        if (isOurSingle(byte)) {
            text.append(ourSingle(byte));
            ++at;
        } else if (!isLead(byte)) {
            decodeCharacter(bytes.substr(at, 1), text); // half-width katakana
            ++at;
        } else if (at + 1 < bytes.size() && isTrail(static_cast<unsigned char>(bytes[at + 1]))) {
            decodeCharacter(bytes.substr(at, 2), text);
            at += 2;
        } else {
            text.append(replacement); // cut in its middle
            ++at;
        }
    }
    return toUtf8(text);
}

EncodedText encodeCp932(std::string_view utf8)
{
    if (isPureAscii(utf8))
        return {.bytes = std::string(utf8), .complete = true};
    EncodedText result;
    const auto text = icu::UnicodeString::fromUTF8(
        icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
    for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
        const UChar32 character = text.char32At(at);
        if (character < 0x80) {
            result.bytes += static_cast<char>(character);
            continue;
        }
        const std::string bytes = encodeCharacter(character);
        result.complete = result.complete && !bytes.empty();
        result.bytes += bytes.empty() ? "?" : bytes;
    }
    return result;
}

std::string utf8FromUtf16Le(std::string_view bytes)
{
    icu::UnicodeString text;
    const auto unit = [&](std::size_t at) {
        return static_cast<char16_t>(
            static_cast<unsigned char>(bytes[at]) | static_cast<unsigned char>(bytes[at + 1]) << 8);
    };
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        const char16_t first = unit(at);
        const bool isPair =
            U16_IS_LEAD(first) && at + 3 < bytes.size() && U16_IS_TRAIL(unit(at + 2));
        if (isPair) {
            text.append(first).append(unit(at + 2));
            at += 2;
        } else {
            text.append(U16_IS_SURROGATE(first) ? replacement : first);
        }
    }
    return toUtf8(text);
}

std::string utf16LeFromUtf8(std::string_view utf8)
{
    const auto text = icu::UnicodeString::fromUTF8(
        icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
    std::string bytes;
    bytes.reserve(static_cast<std::size_t>(text.length()) * 2);
    for (std::int32_t at = 0; at < text.length(); ++at) {
        const char16_t unit = text.charAt(at);
        bytes += static_cast<char>(unit & 0xFF);
        bytes += static_cast<char>(unit >> 8);
    }
    return bytes;
}

bool isUtf8(std::string_view text)
{
    UErrorCode status = U_ZERO_ERROR;
    std::int32_t length = 0;
    u_strFromUTF8(
        nullptr, 0, &length, text.data(), static_cast<std::int32_t>(text.size()), &status);
    return status != U_INVALID_CHAR_FOUND;
}

} // namespace mmd
