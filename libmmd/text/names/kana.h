// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

/// Hiragana and Latin letters, for searching names by their sound. All texts are search texts.
namespace mmd {

/// The folded text (foldedText) of `utf8` with hiragana for katakana, and vowels without macrons.
[[nodiscard]] std::u32string searchText(std::string_view utf8);

/// Whether a character is hiragana or the mark of a long vowel.
[[nodiscard]] bool isKana(char32_t character);
[[nodiscard]] bool isLatin(char32_t character); ///< a to z
[[nodiscard]] bool isDigit(char32_t character); ///< 0 to 9

/// Small kana as large ones, without marks of long vowels: few people type うぃんく exactly.
[[nodiscard]] std::u32string plainKana(std::u32string_view hiragana);

/// Romaji of hiragana and romaji in one spelling, so that beginnings can be compared as bytes: shi
/// and si, tsu and tu, chi and ti, fu and hu, ji and zi, ou and o, nn, n' and n are equal, and long
/// vowels are short. Digits stay; other characters are left out.
[[nodiscard]] std::string romajiOf(std::u32string_view text);

/// What romajiOf() could give for a text that begins with `text`: its last syllable may be
/// incomplete, so that "tek" begins "tekubi", "c" begins "chi" and "ka". One or two texts; the
/// second is empty if there is only one.
struct RomajiBeginning {
    std::string first, second;
};
[[nodiscard]] RomajiBeginning romajiBeginningOf(std::u32string_view text);

} // namespace mmd
