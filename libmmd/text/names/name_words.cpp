// SPDX-License-Identifier: MIT
#include "libmmd/text/names/name_words.h"

#include "libmmd/text/fold.h"
#include "libmmd/text/names/kana.h"
#include "libmmd/text/names/name_parts.h"

#include <algorithm>
#include <span>

namespace mmd {
namespace {

bool isUpper(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}

bool isLower(char letter)
{
    return letter >= 'a' && letter <= 'z';
}

/// "UpperBody" as "Upper Body" and "IKParent" as "IK Parent".
std::string withSpacesInCamelCase(std::string_view utf8)
{
    std::string spaced;
    for (std::size_t at = 0; at < utf8.size(); ++at) {
        const bool isLastUpper =
            at > 0 && at + 1 < utf8.size() && isUpper(utf8[at - 1]) && isLower(utf8[at + 1]);
        if (at > 0 && isUpper(utf8[at]) && (isLower(utf8[at - 1]) || isLastUpper))
            spaced += ' ';
        spaced += utf8[at];
    }
    return spaced;
}

void addText(NameWords& words, std::u32string_view text)
{
    for (const char32_t each : text) {
        const char32_t before = words.text.empty() ? U'\n' : words.text.back();
        if (isNameSeparator(each)) {
            words.separators += each;
            if (before != U' ' && before != U'\n')
                words.text += U' ';
            continue;
        }
        if (isLatin(each) && !isLatin(before))
            words.initials += each;
        words.text += each;
        words.joined += each;
    }
}

/// Appends the readings of the word `parts[0]` with the first readings of the words after it.
void addReadings(NameWords& words, std::span<const NamePart> parts)
{
    std::u32string rest;
    for (const NamePart& part : parts.subspan(1)) {
        if (part.readings.empty())
            break;
        rest += part.readings.front();
    }
    for (const std::u32string& reading : parts.front().readings) {
        words.kana.push_back(plainKana(reading + rest));
        words.romaji.push_back(romajiOf(reading + rest));
    }
}

} // namespace

NameWords wordsOfNames(std::string_view utf8)
{
    NameWords words;
    addText(words, searchText(withSpacesInCamelCase(utf8)));
    const std::vector<NamePart> parts = partsOf(words.text);
    for (std::size_t at = 0; at < parts.size(); ++at) {
        addReadings(words, std::span(parts).subspan(at));
        words.entries.insert(
            words.entries.end(), parts[at].entries.begin(), parts[at].entries.end());
    }
    std::sort(words.entries.begin(), words.entries.end());
    words.entries.erase(
        std::unique(words.entries.begin(), words.entries.end()), words.entries.end());
    return words;
}

} // namespace mmd
