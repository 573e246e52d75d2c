// SPDX-License-Identifier: MIT
#include "libmmd/text/names/name_query.h"

#include "libmmd/text/fold.h"
#include "libmmd/text/names/name_dictionary.h"
#include "libmmd/text/names/name_parts.h"

#include <algorithm>

namespace mmd {
namespace {

constexpr std::u32string_view blanks = U" \t\n\r";

/// Whether `beginning` begins `words` when their spaces are left out.
bool beginsJoined(std::u32string_view beginning, std::string_view words)
{
    for (const char each : words) {
        if (beginning.empty())
            break;
        if (each == ' ')
            continue;
        if (char32_t(each) != beginning.front())
            return false;
        beginning.remove_prefix(1);
    }
    return beginning.empty();
}

/// Whether `beginning` begins at a word of one of the `|`-separated translations.
bool beginsEnglish(std::u32string_view beginning, std::string_view english)
{
    for (std::size_t at = 0; at < english.size(); ++at)
        if (at == 0 || english[at - 1] == ' ' || english[at - 1] == '|')
            if (beginsJoined(beginning, english.substr(at, english.find('|', at) - at)))
                return true;
    return false;
}

bool hasNumber(std::u32string_view text, std::u32string_view number)
{
    for (std::size_t at = text.find(number); at != text.npos; at = text.find(number, at + 1))
        if (at == 0 || !isDigit(text[at - 1]))
            return true;
    return false;
}

bool hasAny(std::u32string_view text, bool (*isKind)(char32_t))
{
    return std::any_of(text.begin(), text.end(), isKind);
}

/// Whether a character belongs to a reading: shin'you and じょうはんしん2 are readings.
bool isSound(char32_t each)
{
    return isKana(each) || isLatin(each) || isDigit(each) || each == U'\'';
}

/// The words of a text, or none if the dictionary does not have all of them.
std::vector<NamePart> knownPartsOf(std::u32string_view text)
{
    std::vector<NamePart> parts = partsOf(text);
    const bool isKnown = std::none_of(
        parts.begin(), parts.end(), [](const NamePart& part) { return part.entries.empty(); });
    return isKnown ? parts : std::vector<NamePart>();
}

/// Splits a word at separators and before numbers.
std::vector<std::u32string_view> piecesOf(std::u32string_view word)
{
    std::vector<std::u32string_view> pieces;
    std::size_t first = 0;
    for (std::size_t at = 0; at <= word.size(); ++at) {
        const bool isSeparator = at < word.size() && isNameSeparator(word[at]);
        const bool isNumber =
            at > 0 && at < word.size() && isDigit(word[at]) && !isDigit(word[at - 1]);
        if (at < word.size() && !isSeparator && !isNumber)
            continue;
        if (at > first)
            pieces.push_back(word.substr(first, at - first));
        first = isSeparator ? at + 1 : at;
    }
    return pieces;
}

} // namespace

NameQuery::NameQuery(std::string_view utf8)
{
    const std::u32string text = searchText(utf8);
    const std::u32string_view all = text;
    for (std::size_t at = all.find_first_not_of(blanks); at != all.npos;) {
        const std::size_t end = std::min(all.find_first_of(blanks, at), all.size());
        m_words.push_back(makeWord(all.substr(at, end - at)));
        at = all.find_first_not_of(blanks, end);
    }
}

NameQuery::Word NameQuery::makeWord(std::u32string_view written)
{
    Word word;
    word.written = written;
    word.text = written;
    std::erase_if(word.text, isNameSeparator);
    const bool hasKana = hasAny(word.text, isKana), hasLatin = hasAny(word.text, isLatin);
    if (!std::all_of(word.text.begin(), word.text.end(), isSound))
        word.parts = knownPartsOf(word.text);
    else if (hasLatin)
        word.romaji = romajiBeginningOf(word.text);
    else if (hasKana)
        word.kana = plainKana(word.text);
    if (const auto pieces = piecesOf(written); pieces.size() > 1)
        for (const std::u32string_view piece : pieces)
            word.pieces.push_back(makeWord(piece));
    return word;
}

bool NameQuery::finds(const NameWords& name) const
{
    return std::all_of(
        m_words.begin(), m_words.end(), [&](const Word& word) { return finds(word, name); });
}

bool NameQuery::finds(const Word& word, const NameWords& name)
{
    if (word.text.empty())
        return name.separators.find(word.written) != name.separators.npos;
    if (isInNames(word, name))
        return true;
    if (beginsReading(word, name) || isSpelledInNames(word, name))
        return true;
    return !word.pieces.empty() && std::all_of(word.pieces.begin(), word.pieces.end(),
                                       [&](const Word& piece) { return finds(piece, name); });
}

/// Whether the names have the word itself.
bool NameQuery::isInNames(const Word& word, const NameWords& name)
{
    if (std::all_of(word.text.begin(), word.text.end(), isDigit))
        return hasNumber(name.text, word.text);
    if (word.text.size() == 1 && isLatin(word.text.front()))
        return name.initials.find(word.text.front()) != name.initials.npos;
    return name.joined.find(word.text) != name.joined.npos;
}

bool NameQuery::beginsReading(const Word& word, const NameWords& name)
{
    if (!word.kana.empty())
        return std::any_of(name.kana.begin(), name.kana.end(),
            [&](const std::u32string& reading) { return reading.starts_with(word.kana); });
    // No structured binding: clang before version 16 does not capture one.
    const std::string &first = word.romaji.first, &second = word.romaji.second;
    if (first.empty())
        return false;
    const auto isBegun = [&](const std::string& reading) {
        return reading.starts_with(first) || (!second.empty() && reading.starts_with(second));
    };
    if (std::any_of(name.romaji.begin(), name.romaji.end(), isBegun))
        return true;
    const auto dictionary = nameDictionary();
    return std::any_of(name.entries.begin(), name.entries.end(),
        [&](std::uint16_t entry) { return beginsEnglish(word.text, dictionary[entry].english); });
}

/// Whether the names have all words of `word`, in any spelling and order.
bool NameQuery::isSpelledInNames(const Word& word, const NameWords& name)
{
    const auto isOfName = [&](std::uint16_t entry) {
        return std::binary_search(name.entries.begin(), name.entries.end(), entry);
    };
    return !word.parts.empty() &&
           std::all_of(word.parts.begin(), word.parts.end(), [&](const NamePart& part) {
               return std::any_of(part.entries.begin(), part.entries.end(), isOfName);
           });
}

} // namespace mmd
