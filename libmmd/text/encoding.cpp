// SPDX-License-Identifier: MIT
#include "libmmd/text/encoding.h"

#include "libmmd/text/icu_converter.h"
#include "libmmd/text/unicode.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/utf16.h>

#include <memory>

namespace mmd {
namespace {

/// ICU's name of a table; null for the encodings that are not its business.
const char* tableOf(Encoding encoding)
{
    switch (encoding) {
    case Encoding::Gbk:
        return "windows-936-2000";
    case Encoding::Big5:
        return "windows-950-2000";
    case Encoding::EucKr:
        return "windows-949-2000";
    default:
        return nullptr;
    }
}

/// Null if this ICU was built without the table; then only ASCII is known.
Converter openConverter(Encoding encoding)
{
    UErrorCode status = U_ZERO_ERROR;
    Converter converter(ucnv_open(tableOf(encoding), &status));
    if (U_FAILURE(status))
        return nullptr;
    ucnv_setToUCallBack(
        converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    ucnv_setFromUCallBack(
        converter.get(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    return converter;
}

/// One a thread and encoding: opening one costs 10 us.
UConverter* converterOf(Encoding encoding)
{
    thread_local std::array<Converter, allEncodings.size()> converters;
    Converter& converter = converters[static_cast<std::size_t>(encoding)];
    if (!converter)
        converter = openConverter(encoding);
    return converter.get();
}

/// The text of ill-formed UTF-8, too.
std::string wellFormed(std::string_view utf8)
{
    std::string text;
    for (std::size_t at = 0; at < utf8.size();)
        appendUtf8(text, nextCodePoint(utf8, at).value_or(replacementCharacter));
    return text;
}

std::string onlyAscii(std::string_view bytes)
{
    std::string text;
    for (const char byte : bytes)
        appendUtf8(text, static_cast<unsigned char>(byte) < 0x80
                             ? char32_t(static_cast<unsigned char>(byte))
                             : char32_t(replacementCharacter));
    return text;
}

std::string decodeByTable(std::string_view bytes, UConverter* converter)
{
    std::string text;
    const char* at = bytes.data();
    const char* const end = at + bytes.size();
    ucnv_resetToUnicode(converter);
    while (at < end) {
        UErrorCode status = U_ZERO_ERROR;
        const UChar32 c = ucnv_getNextUChar(converter, &at, end, &status);
        // An error has taken the bytes that it is about; at the end they may be too few.
        appendUtf8(text, U_SUCCESS(status) ? static_cast<char32_t>(c) : replacementCharacter);
        if (U_FAILURE(status))
            ucnv_resetToUnicode(converter);
        if (status == U_INDEX_OUTOFBOUNDS_ERROR)
            break;
    }
    return text;
}

bool appendByTable(std::string& bytes, char32_t c, UConverter* converter)
{
    std::array<char16_t, 2> units{};
    std::int32_t length = 0;
    U16_APPEND_UNSAFE(units.data(), length, static_cast<UChar32>(c));
    std::array<char, 8> encoded{};
    UErrorCode status = U_ZERO_ERROR;
    ucnv_resetFromUnicode(converter);
    const auto size = ucnv_fromUChars(converter, encoded.data(),
        static_cast<std::int32_t>(encoded.size()), units.data(), length, &status);
    if (U_FAILURE(status) || size < 1)
        return false;
    bytes.append(encoded.data(), static_cast<std::size_t>(size));
    return true;
}

} // namespace

const char* nameOf(Encoding encoding)
{
    constexpr std::array names{"CP932", "GBK", "Big5", "EUC-KR", "UTF-8"};
    return names[static_cast<std::size_t>(encoding)];
}

std::string decodeText(std::string_view bytes, Encoding encoding)
{
    if (encoding == Encoding::Cp932)
        return decodeCp932(bytes);
    if (encoding == Encoding::Utf8)
        return wellFormed(bytes);
    UConverter* converter = converterOf(encoding);
    return converter ? decodeByTable(bytes, converter) : onlyAscii(bytes);
}

EncodedText encodeText(std::string_view utf8, Encoding encoding)
{
    if (encoding == Encoding::Cp932)
        return encodeCp932(utf8);
    EncodedText result;
    UConverter* converter = tableOf(encoding) ? converterOf(encoding) : nullptr;
    for (std::size_t at = 0; at < utf8.size();) {
        const auto c = nextCodePoint(utf8, at);
        if (c && encoding == Encoding::Utf8) {
            appendUtf8(result.bytes, *c);
        } else if (c && *c < 0x80) {
            result.bytes.push_back(static_cast<char>(*c));
        } else if (!c || !converter || !appendByTable(result.bytes, *c, converter)) {
            result.bytes.push_back('?');
            result.complete = false;
        }
    }
    return result;
}

EncodedText editedText(std::string_view bytes, std::string_view utf8, Encoding encoding)
{
    if (decodeText(bytes, encoding) == utf8)
        return {.bytes = std::string(bytes), .complete = true};
    return encodeText(utf8, encoding);
}

} // namespace mmd
