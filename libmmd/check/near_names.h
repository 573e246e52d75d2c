// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace mmd {

/// A name that a model has, in Japanese (or whatever it was made in) and in English; UTF-8.
struct KnownName {
    std::string name, nameEnglish;
};

/// Which of a model's names may have been meant by a name that it lacks.
class NearNames {
public:
    /// Letters that are compared in all before only names that are the same but for width, case and
    /// spaces are found. A motion and a model of some thousand names each do not come near it;
    /// files that were made to be slow do.
    static constexpr std::size_t mostWork = 100'000'000;

    explicit NearNames(std::span<const KnownName> known);

    /// The nearest first, three at most: the same but for width, case and spaces; the same in
    /// English; a cut or a longer form; some characters different. Names that differ in their side
    /// or in a number are never near.
    [[nodiscard]] std::vector<std::string> of(std::string_view lost);

private:
    struct Name {
        std::string name;
        std::u32string folded;
        std::u32string marks; ///< what must agree
    };
    using ByFolded = std::unordered_map<std::u32string, std::vector<std::size_t>>;
    void note(ByFolded& names, const std::u32string& folded, std::size_t index);
    [[nodiscard]] std::vector<std::string> same(const std::u32string& wanted) const;

    std::vector<Name> m_names;
    ByFolded m_byName, m_byEnglish; ///< the first few that differ, ascending indices
    std::size_t m_work = 0;
};

/// The same for one name.
[[nodiscard]] std::vector<std::string> nearNames(
    std::string_view lost, std::span<const KnownName> known);

} // namespace mmd
