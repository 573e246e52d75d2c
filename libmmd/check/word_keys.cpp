// SPDX-License-Identifier: MIT
#include "libmmd/check/word_keys.h"

#include "libmmd/text/names/kana.h"
#include "libmmd/text/names/name_parts.h"
#include "libmmd/text/names/name_words.h"

#include <algorithm>

namespace mmd {
namespace {

constexpr std::size_t mostKeyBytes = 64; // bytes
constexpr std::size_t mostKeys = 16;

/// The ways to write one word in a key; empty if the word is not known.
std::vector<std::u32string> spellingsOf(const NamePart& part)
{
    std::vector<std::u32string> spellings;
    for (const std::uint16_t entry : part.entries)
        spellings.push_back({U'#', static_cast<char32_t>(entry)});
    // A number has no entry and one reading, itself.
    if (spellings.empty() && part.readings.size() == 1 && !part.readings[0].empty() &&
        std::all_of(part.readings[0].begin(), part.readings[0].end(), isDigit))
        spellings.push_back(part.readings[0]);
    return spellings;
}

} // namespace

std::vector<std::u32string> wordKeysOf(std::string_view utf8)
{
    if (utf8.empty() || utf8.size() > mostKeyBytes)
        return {};
    std::vector<std::vector<std::u32string>> words{{}};
    for (const NamePart& part : partsOf(wordsOfNames(utf8).text)) {
        const std::vector<std::u32string> spellings = spellingsOf(part);
        if (spellings.size() == 1) { // the usual case, without copies
            for (auto& each : words)
                each.push_back(spellings.front());
            continue;
        }
        std::vector<std::vector<std::u32string>> longer;
        for (const std::u32string& spelling : spellings)
            for (const auto& before : words) {
                longer.push_back(before);
                longer.back().push_back(spelling);
            }
        if (longer.size() > mostKeys)
            longer.resize(mostKeys);
        words = std::move(longer);
    }
    std::vector<std::u32string> keys;
    for (auto& each : words) {
        std::sort(each.begin(), each.end()); // the order of words differs between languages
        std::u32string key;
        for (const std::u32string& word : each)
            key += word + U' ';
        if (!key.empty())
            keys.push_back(std::move(key));
    }
    return keys;
}

} // namespace mmd
