// SPDX-License-Identifier: MIT
#include "libmmd/text/names/name_parts.h"

#include "libmmd/text/fold.h"
#include "libmmd/text/names/kana.h"
#include "libmmd/text/names/name_dictionary.h"

#include <algorithm>
#include <span>
#include <utility>

namespace mmd {
namespace {

/// The texts of a list with `|` between them.
std::vector<std::string_view> alternativesOf(std::string_view list)
{
    std::vector<std::string_view> texts;
    for (std::size_t end = list.find('|'); end != std::string_view::npos; end = list.find('|')) {
        texts.push_back(list.substr(0, end));
        list.remove_prefix(end + 1);
    }
    texts.push_back(list);
    return texts;
}

/// A way to write the word of an entry.
struct Spelling {
    std::u32string text;
    std::uint16_t entry = 0;
    bool operator==(const Spelling&) const = default;
    bool operator<(const Spelling& other) const // not <=>: the strings of libc++ 14 have none
    {
        return text != other.text ? text < other.text : entry < other.entry;
    }
};

/// All spellings of the dictionary, sorted, and their readings.
class Spellings {
public:
    Spellings()
    {
        const auto entries = nameDictionary();
        for (std::size_t at = 0; at < entries.size(); ++at) {
            const auto entry = static_cast<std::uint16_t>(at);
            for (const std::string_view name : alternativesOf(entries[at].names))
                m_all.push_back({searchText(name), entry});
            std::vector<std::u32string> readings;
            for (const std::string_view reading : alternativesOf(entries[at].readings)) {
                readings.push_back(searchText(reading));
                if (readings.back().size() > 1) // は is not always a tooth
                    m_all.push_back({readings.back(), entry});
            }
            m_readings.push_back(std::move(readings));
            for (const std::string_view english : alternativesOf(entries[at].english)) {
                std::u32string words = searchText(english);
                m_all.push_back({words, entry});
                std::erase(words, U' ');
                m_all.push_back({std::move(words), entry});
            }
        }
        std::sort(m_all.begin(), m_all.end());
        m_all.erase(std::unique(m_all.begin(), m_all.end()), m_all.end());
    }

    /// The longest spelling at `at`, with one element for each of its entries; empty if there is
    /// none.
    [[nodiscard]] std::span<const Spelling> longestAt(
        std::u32string_view text, std::size_t at) const
    {
        const auto first = std::partition_point(m_all.begin(), m_all.end(),
            [&](const Spelling& each) { return each.text[0] < text[at]; });
        std::span<const Spelling> longest;
        for (auto each = first; each != m_all.end() && each->text[0] == text[at];) {
            const auto next = std::find_if(
                each, m_all.end(), [&](const Spelling& other) { return other.text != each->text; });
            // A longer text is sorted after its beginning.
            if (text.substr(at).starts_with(each->text) && isWord(text, at, each->text.size()))
                longest = {each, next};
            each = next;
        }
        return longest;
    }

    [[nodiscard]] const std::vector<std::u32string>& readingsOf(std::uint16_t entry) const
    {
        return m_readings[entry];
    }

private:
    /// Whether a spelling found at `at` is a word there: "arm" is not in "charm", and あ not in
    /// あご.
    static bool isWord(std::u32string_view text, std::size_t at, std::size_t size)
    {
        const auto word = text.substr(at, size);
        const auto goesOn = [&](bool (*isKind)(char32_t)) {
            const std::size_t end = at + size;
            return (isKind(word.front()) && at > 0 && isKind(text[at - 1])) ||
                   (isKind(word.back()) && end < text.size() && isKind(text[end]));
        };
        constexpr std::size_t shortKana = 2;
        const bool isShortKana = size <= shortKana && std::all_of(word.begin(), word.end(), isKana);
        return !goesOn(isLatin) && !(isShortKana && goesOn(isKana));
    }

    std::vector<Spelling> m_all;
    std::vector<std::vector<std::u32string>> m_readings; ///< by entry
};

const Spellings& spellings()
{
    static const Spellings all;
    return all;
}

NamePart partOf(std::span<const Spelling> found)
{
    NamePart part;
    for (const Spelling& each : found) {
        part.entries.push_back(each.entry);
        const auto& readings = spellings().readingsOf(each.entry);
        part.readings.insert(part.readings.end(), readings.begin(), readings.end());
    }
    return part;
}

/// The end of the characters of one kind from `at` on, before the next word of the dictionary.
std::size_t endOfKind(std::u32string_view text, std::size_t at, bool (*isKind)(char32_t))
{
    const bool isOfKana = isKind == isKana;
    do
        ++at;
    while (at < text.size() && isKind(text[at]) &&
           (!isOfKana || spellings().longestAt(text, at).empty()));
    return at;
}

} // namespace

std::vector<NamePart> partsOf(std::u32string_view text)
{
    std::vector<NamePart> parts;
    std::size_t at = 0;
    while (at < text.size()) {
        const char32_t first = text[at];
        if (isNameSeparator(first)) {
            ++at;
        } else if (const auto found = spellings().longestAt(text, at); !found.empty()) {
            parts.push_back(partOf(found));
            at += found.front().text.size();
        } else if (isKana(first) || isDigit(first)) {
            const std::size_t end = endOfKind(text, at, isKana(first) ? isKana : isDigit);
            parts.push_back({{}, {std::u32string(text.substr(at, end - at))}});
            at = end;
        } else {
            at = isLatin(first) ? endOfKind(text, at, isLatin) : at + 1;
            parts.emplace_back();
        }
    }
    return parts;
}

} // namespace mmd
