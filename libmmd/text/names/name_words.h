// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// The names of a bone or a morph, prepared for searching: made once, and searched for every typed
/// letter (NameQuery).
struct NameWords {
    std::u32string text;       ///< the search text of the names, with one space between words
    std::u32string joined;     ///< without separators
    std::u32string separators; ///< the names' own separators, in order
    std::u32string initials;   ///< the first letter of every Latin word
    /// The dictionary's entries of the names' words, ascending: indices of nameDictionary().
    std::vector<std::uint16_t> entries;
    /// For each word with a known reading: its readings, each with the words after it up to the
    /// first one without a reading. Once as plain kana and once as romaji (romajiOf).
    std::vector<std::u32string> kana;
    std::vector<std::string> romaji;
};

/// Prepares names in UTF-8, one name a line, for example in Japanese and English.
[[nodiscard]] NameWords wordsOfNames(std::string_view utf8);

} // namespace mmd
