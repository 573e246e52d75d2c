// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace odori {

/// How well typed letters fit a text.
struct FuzzyMatch {
    int score = 0;           ///< higher is better; only comparable for the same typed letters
    QList<qsizetype> places; ///< of the letters in the text, ascending
};

/// The best way to find the letters of `typed` in `text` in their order; none if they are not all
/// there. Letters at the beginnings of words and letters that follow each other count most. Spaces,
/// case, full and half width, and hiragana or katakana make no difference.
[[nodiscard]] std::optional<FuzzyMatch> fuzzyMatch(const QString& typed, const QString& text);

} // namespace odori
