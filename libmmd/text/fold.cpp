// SPDX-License-Identifier: MIT
#include "libmmd/text/fold.h"

#include "libmmd/text/unicode.h"

#include <unicode/unorm2.h>
#include <unicode/ustring.h>

namespace mmd {
namespace {

std::u16string utf16Of(std::string_view utf8)
{
    const std::string bytes = utf16LeFromUtf8(utf8);
    std::u16string text;
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2)
        text += static_cast<char16_t>(
            static_cast<unsigned char>(bytes[at]) | static_cast<unsigned char>(bytes[at + 1]) << 8);
    return text;
}

std::u16string casefolded(const std::u16string& text)
{
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2* fold = unorm2_getNFKCCasefoldInstance(&status);
    if (U_FAILURE(status))
        return text;
    const auto size = static_cast<std::int32_t>(text.size());
    const std::int32_t needed = unorm2_normalize(fold, text.data(), size, nullptr, 0, &status);
    if (status != U_BUFFER_OVERFLOW_ERROR && U_FAILURE(status))
        return text;
    std::u16string folded(static_cast<std::size_t>(needed), u'\0');
    status = U_ZERO_ERROR;
    unorm2_normalize(fold, text.data(), size, folded.data(), needed, &status);
    return U_FAILURE(status) ? text : folded;
}

} // namespace

std::u32string foldedText(std::string_view utf8)
{
    const std::u16string text = casefolded(utf16Of(utf8));
    std::u32string folded;
    folded.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        char32_t character = text[at];
        if (character >= 0xD800 && character < 0xDC00 && at + 1 < text.size())
            character = 0x10000 + ((character - 0xD800) << 10) + (text[++at] - 0xDC00u);
        folded += character;
    }
    return folded;
}

bool isNameSeparator(char32_t folded)
{
    return folded == U' ' || folded == U'_' || folded == U'-' || folded == U'.' ||
           folded == U'\u30FB';
}

std::u32string foldedName(std::string_view utf8)
{
    std::u32string name = foldedText(utf8);
    std::erase_if(name, isNameSeparator);
    return name;
}

} // namespace mmd
