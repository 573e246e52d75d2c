// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace mmd {

/// A name in a model, in Japanese (or its original language) and in English; UTF-8.
struct KnownName {
    std::string name, nameEnglish;
};

/// Suggests names of a model for a name that it does not have.
class NearNames {
public:
    /// Maximum number of letters to compare; above it only names that differ in width, case and
    /// spaces are found. A motion and a model with some thousand names are far below it; files that
    /// were made to be slow reach it.
    static constexpr std::size_t mostWork = 100'000'000;

    explicit NearNames(std::span<const KnownName> known);

    /// The nearest first, three at most: equal except for width, case and spaces; equal in English;
    /// the same standard words (wordKeysOf); a cut or a longer form; some different characters.
    /// Names that differ in their side or in a number are never suggested.
    [[nodiscard]] std::vector<std::string> of(std::string_view lost);

private:
    struct Name {
        std::string name;
        std::u32string folded;
        std::u32string marks; ///< must be equal
    };
    using ByFolded = std::unordered_map<std::u32string, std::vector<std::size_t>>;
    void note(ByFolded& names, const std::u32string& folded, std::size_t index);
    void noteWords(std::string_view utf8, std::size_t index);
    void addSameWords(std::string_view lost, std::vector<std::string>& names) const;
    void addNear(const std::u32string& wanted, std::vector<std::string>& names);
    [[nodiscard]] std::vector<std::string> same(const std::u32string& wanted) const;

    std::vector<Name> m_names;
    /// The first few that differ, ascending indices.
    ByFolded m_byName, m_byEnglish, m_byWords;
    std::size_t m_work = 0;
};

/// The same for one name.
[[nodiscard]] std::vector<std::string> nearNames(
    std::string_view lost, std::span<const KnownName> known);

} // namespace mmd
