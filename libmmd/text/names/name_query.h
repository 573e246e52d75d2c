// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/text/names/kana.h"
#include "libmmd/text/names/name_parts.h"
#include "libmmd/text/names/name_words.h"

#include <string>
#include <string_view>
#include <vector>

namespace mmd {

/// A search text for names of bones, morphs and display frames. A name is found if it has every
/// word of the search; spaces separate words. A word is
/// - a part of a name of the model, in any width and case, hiragana or katakana; or
/// - the beginning of a word's reading in kana or romaji, or of its English translation, if the
///   dictionary knows the word. Readings may run over several words of a name (hidaritekubi); or
/// - Japanese words that the name has in another spelling or in English (肘 finds ひじ and Elbow).
/// Nearly every name has any given letter, so a single letter is only the beginning of a word, and
/// a number is not the end of a longer one. From the second letter on, each letter narrows the
/// result.
class NameQuery {
public:
    NameQuery() = default;
    explicit NameQuery(std::string_view utf8);

    /// Whether there are no words. Then every name is found.
    [[nodiscard]] bool isEmpty() const { return m_words.empty(); }
    [[nodiscard]] bool finds(const NameWords& name) const;

private:
    struct Word {
        std::u32string text;    ///< without separators; empty if it has nothing else
        std::u32string written; ///< with separators
        std::u32string kana;    ///< plain kana; empty if it has letters or kanji
        RomajiBeginning romaji; ///< empty if it has no letters, or has kanji
        /// Its Japanese words; empty if it has no kanji, or one of the words is not known.
        std::vector<NamePart> parts;
        std::vector<Word> pieces; ///< its words between separators and before numbers, if any
    };

    static Word makeWord(std::u32string_view written);
    static bool finds(const Word& word, const NameWords& name);
    static bool isInNames(const Word& word, const NameWords& name);
    static bool beginsReading(const Word& word, const NameWords& name);
    static bool isSpelledInNames(const Word& word, const NameWords& name);

    std::vector<Word> m_words;
};

} // namespace mmd
