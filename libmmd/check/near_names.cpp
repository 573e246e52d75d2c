// SPDX-License-Identifier: MIT
#include "libmmd/check/near_names.h"

#include "libmmd/check/word_keys.h"
#include "libmmd/text/fold.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace mmd {
namespace {

constexpr std::size_t mostSuggestions = 3;
constexpr std::size_t longestName = 64;       // longer ones are compared as a whole only
constexpr std::size_t mostWithWords = 10'000; // names; real models have fewer

/// What must agree: 左腕 and 右腕, 人指１ and 人指２ are one character apart and never the same
/// bone.
/// Nor are a leg and the goal of its IK.
std::u32string marksOf(const std::u32string& name)
{
    constexpr std::u32string_view marks = U"0123456789左右上下前後親先";
    constexpr std::u32string_view kanji = U"〇一二三四五六七八九";
    std::u32string found = name.find(U"ik") == name.npos ? U"" : U"ik";
    for (const char32_t character : name) {
        if (const auto digit = kanji.find(character); digit != kanji.npos)
            found += U'0' + static_cast<char32_t>(digit);
        else if (marks.find(character) != marks.npos)
            found += character;
    }
    return found;
}

/// Insertions, deletions, changes and swaps of neighbours that make one of the other.
std::size_t distance(const std::u32string& a, const std::u32string& b)
{
    std::vector<std::size_t> before(b.size() + 1), above(b.size() + 1), row(b.size() + 1);
    std::iota(above.begin(), above.end(), std::size_t(0));
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        std::swap(before, above);
        std::swap(above, row);
    }
    return above[b.size()];
}

/// 1 for a cut or a longer form, more is further; nothing if they are not near. `work` grows by
/// what the answer costs.
std::optional<std::size_t> howFar(
    const std::u32string& lost, const std::u32string& known, std::size_t& work)
{
    const auto [shorter, longer] =
        std::minmax(lost, known, [](const auto& a, const auto& b) { return a.size() < b.size(); });
    if (shorter.empty() || longer.size() > longestName)
        return std::nullopt;
    if (shorter.size() >= 3 && longer.starts_with(shorter))
        return 1;
    const std::size_t allowed = shorter.size() < 4 ? 0 : shorter.size() < 6 ? 1 : 2;
    if (longer.size() - shorter.size() > allowed)
        return std::nullopt;
    work += lost.size() * known.size();
    const std::size_t apart = distance(lost, known);
    return apart <= allowed ? std::optional(1 + apart) : std::nullopt;
}

void addOnce(std::vector<std::string>& names, const std::string& name)
{
    if (names.size() < mostSuggestions &&
        std::find(names.begin(), names.end(), name) == names.end())
        names.push_back(name);
}

} // namespace

NearNames::NearNames(std::span<const KnownName> known)
{
    m_names.reserve(known.size());
    for (const KnownName& each : known) {
        Name name{.name = each.name, .folded = foldedName(each.name), .marks = {}};
        name.marks = marksOf(name.folded);
        m_names.push_back(std::move(name));
        note(m_byName, m_names.back().folded, m_names.size() - 1);
        note(m_byEnglish, foldedName(each.nameEnglish), m_names.size() - 1);
        noteWords(each.name, m_names.size() - 1);
        noteWords(each.nameEnglish, m_names.size() - 1);
    }
}

/// More than can be suggested are not needed.
void NearNames::note(ByFolded& names, const std::u32string& folded, std::size_t index)
{
    if (folded.empty())
        return;
    std::vector<std::size_t>& there = names[folded];
    const bool isKnown = std::any_of(there.begin(), there.end(),
        [&](std::size_t other) { return m_names[other].name == m_names[index].name; });
    if (!isKnown && there.size() < mostSuggestions)
        there.push_back(index);
}

void NearNames::noteWords(std::string_view utf8, std::size_t index)
{
    if (index < mostWithWords)
        for (const std::u32string& key : wordKeysOf(utf8))
            note(m_byWords, key, index);
}

std::vector<std::string> NearNames::same(const std::u32string& wanted) const
{
    std::vector<std::size_t> found;
    for (const ByFolded* names : {&m_byName, &m_byEnglish})
        if (const auto at = names->find(wanted); at != names->end())
            found.insert(found.end(), at->second.begin(), at->second.end());
    std::sort(found.begin(), found.end());
    std::vector<std::string> result;
    for (const std::size_t index : found)
        addOnce(result, m_names[index].name);
    return result;
}

std::vector<std::string> NearNames::of(std::string_view lost)
{
    const std::u32string wanted = foldedName(lost);
    // The same but for width or case leaves nothing to doubt.
    std::vector<std::string> names = same(wanted);
    if (!names.empty() || wanted.empty() || m_work >= mostWork)
        return names;
    addSameWords(lost, names);
    addNear(wanted, names);
    return names;
}

void NearNames::addSameWords(std::string_view lost, std::vector<std::string>& names) const
{
    for (const std::u32string& key : wordKeysOf(lost))
        if (const auto at = m_byWords.find(key); at != m_byWords.end())
            for (const std::size_t index : at->second)
                addOnce(names, m_names[index].name);
}

void NearNames::addNear(const std::u32string& wanted, std::vector<std::string>& names)
{
    const std::u32string marks = marksOf(wanted);
    std::vector<std::pair<std::size_t, const Name*>> found;
    for (const Name& each : m_names) {
        constexpr std::size_t look = 16; // as much as so many letters
        m_work += look;
        if (each.marks == marks)
            if (const auto far = howFar(wanted, each.folded, m_work))
                found.emplace_back(*far, &each);
    }
    std::stable_sort(
        found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [far, each] : found)
        addOnce(names, each->name);
}

std::vector<std::string> nearNames(std::string_view lost, std::span<const KnownName> known)
{
    return NearNames(known).of(lost);
}

} // namespace mmd
