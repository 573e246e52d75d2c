// SPDX-License-Identifier: MIT
#include "libmmd/check/near_names.h"

#include "libmmd/text/fold.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace mmd {
namespace {

constexpr std::size_t mostSuggestions = 3;
constexpr std::size_t longestName = 64; // longer ones are compared as a whole only

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

/// 0 the same, more is further; nothing if they are not near.
std::optional<std::size_t> howFar(const std::u32string& lost, const std::u32string& known)
{
    if (lost.empty() || known.empty())
        return std::nullopt;
    if (lost == known)
        return 0;
    if (std::max(lost.size(), known.size()) > longestName || marksOf(lost) != marksOf(known))
        return std::nullopt;
    const auto [shorter, longer] =
        std::minmax(lost, known, [](const auto& a, const auto& b) { return a.size() < b.size(); });
    if (shorter.size() >= 3 && longer.starts_with(shorter))
        return 1;
    const std::size_t apart = distance(lost, known);
    const std::size_t allowed = shorter.size() < 4 ? 0 : shorter.size() < 6 ? 1 : 2;
    return apart <= allowed ? std::optional(1 + apart) : std::nullopt;
}

} // namespace

std::vector<std::string> nearNames(std::string_view lost, std::span<const KnownName> known)
{
    const std::u32string wanted = foldedName(lost);
    std::vector<std::pair<std::size_t, const KnownName*>> found;
    for (const KnownName& each : known) {
        auto far = howFar(wanted, foldedName(each.name));
        if (!far && !wanted.empty() && wanted == foldedName(each.nameEnglish))
            far = 0;
        if (far)
            found.emplace_back(*far, &each);
    }
    std::stable_sort(
        found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> names;
    for (const auto& [far, each] : found) {
        // The same but for width or case leaves nothing to doubt.
        if (names.size() == mostSuggestions || (!names.empty() && found.front().first == 0 && far))
            break;
        if (std::find(names.begin(), names.end(), each->name) == names.end())
            names.push_back(each->name);
    }
    return names;
}

} // namespace mmd
