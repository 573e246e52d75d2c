// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace odori {

/// How well the typed letters match a text.
struct FuzzyMatch {
    int score = 0;            ///< higher is better; only comparable for the same typed letters
    QList<qsizetype> indices; ///< of the letters in the text, ascending
    /// Whether every letter but the first begins a word or directly follows the previous one, and
    /// the first one begins a word or all letters are together. Other matches are far-fetched: the
    /// letters are in one word and begin with its first one ("cpy" in "Copy").
    bool isClose = true;
};

/// The best match of the letters of `typed` in `text` in their order; none if some are missing.
/// Letters at the beginnings of words and consecutive letters count most. Spaces, case, full and
/// half width, and hiragana or katakana do not matter.
[[nodiscard]] std::optional<FuzzyMatch> fuzzyMatch(const QString& typed, const QString& text);
/// The indices of `typed` in `text` if it is there as a whole, from the beginning of a word; empty
/// if not. For sentences, where letters in their order would nearly always be found.
[[nodiscard]] QList<qsizetype> wholeMatch(const QString& typed, const QString& text);

} // namespace odori
