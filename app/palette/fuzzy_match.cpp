// SPDX-License-Identifier: MIT
#include "app/palette/fuzzy_match.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

namespace odori {
namespace {

constexpr int letterScore = 16;
constexpr int wordScore = 24;      ///< for the first letter of a word
constexpr int followingScore = 28; ///< for a letter directly after the previous one
constexpr int wholeScore = 40;     ///< if the match is the whole text
constexpr int mostGap = 12;        ///< maximum of skipped letters that lower the score
constexpr int none = std::numeric_limits<int>::min() / 2;

constexpr char16_t firstHiragana = 0x3041, lastHiragana = 0x3096, kanaDistance = 0x60;

/// A letter in the form for comparison.
QChar folded(QChar letter)
{
    const QString wide = QString(letter).normalized(QString::NormalizationForm_KC);
    const QChar plain = wide.isEmpty() ? letter : wide[0].toCaseFolded();
    const char16_t code = plain.unicode();
    return code >= firstHiragana && code <= lastHiragana ? QChar(char16_t(code + kanaDistance))
                                                         : plain;
}

/// A word also begins where the script changes between kanji, kana and Latin letters.
bool beginsWord(const QString& text, qsizetype at)
{
    if (!text[at].isLetterOrNumber())
        return false;
    if (at == 0 || !text[at - 1].isLetterOrNumber())
        return true;
    const bool isCamel = text[at].isUpper() && text[at - 1].isLower();
    // The long vowel mark of katakana belongs to the previous letter.
    const bool isOther = text[at].script() != text[at - 1].script() &&
                         text[at].script() != QChar::Script_Common &&
                         text[at - 1].script() != QChar::Script_Common;
    return isCamel || isOther;
}

/// Without the dots of "Export…", for which people type one, three, or none.
QString lettersOf(const QString& typed)
{
    QString letters;
    for (const QChar each : typed)
        if (!each.isSpace() && folded(each) != u'.')
            letters.append(folded(each));
    return letters;
}

/// The best scores: [letter * size + index] is for that letter at that index.
struct Ways {
    qsizetype size;
    std::vector<int> scores;
    std::vector<qsizetype> before; ///< index of the previous letter

    Ways(qsizetype letters, qsizetype textSize)
        : size(textSize)
        , scores(std::size_t(letters * textSize), none)
        , before(std::size_t(letters * textSize), -1)
    {
    }
    [[nodiscard]] std::size_t at(qsizetype letter, qsizetype index) const
    {
        return std::size_t(letter * size + index);
    }
};

void fill(Ways& ways, const QString& letters, const QString& text)
{
    for (qsizetype letter = 0; letter < letters.size(); ++letter) {
        for (qsizetype index = letter; index < text.size(); ++index) {
            if (folded(text[index]) != letters[letter])
                continue;
            const int own = letterScore + (beginsWord(text, index) ? wordScore : 0);
            const std::size_t here = ways.at(letter, index);
            if (letter == 0) {
                ways.scores[here] = own - int(std::min<qsizetype>(index, mostGap));
                continue;
            }
            for (qsizetype from = letter - 1; from < index; ++from) {
                const int before = ways.scores[ways.at(letter - 1, from)];
                if (before == none)
                    continue;
                const auto gap = int(std::min<qsizetype>(index - from - 1, mostGap));
                const int score = before + own + (gap == 0 ? followingScore : -gap);
                if (score > ways.scores[here]) {
                    ways.scores[here] = score;
                    ways.before[here] = from;
                }
            }
        }
    }
}

bool isClose(const QList<qsizetype>& indices, const QString& text)
{
    bool areTogether = true;
    for (qsizetype at = 1; at < indices.size(); ++at) {
        const qsizetype after = indices[at - 1] + 1;
        const bool follows =
            QStringView(text).mid(after, indices[at] - after).trimmed().isEmpty(); // or spaces
        if (!follows && !beginsWord(text, indices[at]))
            return false;
        areTogether &= follows;
    }
    return areTogether || beginsWord(text, indices.front());
}

bool isInOneWord(const QList<qsizetype>& indices, const QString& text)
{
    if (!beginsWord(text, indices.front()))
        return false;
    for (qsizetype at = indices.front() + 1; at <= indices.back(); ++at)
        if (!text[at].isLetterOrNumber() || beginsWord(text, at))
            return false;
    return true;
}

} // namespace

std::optional<FuzzyMatch> fuzzyMatch(const QString& typed, const QString& text)
{
    const QString letters = lettersOf(typed);
    if (letters.isEmpty())
        return FuzzyMatch{};
    if (letters.size() > text.size())
        return std::nullopt;
    Ways ways(letters.size(), text.size());
    fill(ways, letters, text);
    const auto last = ways.scores.begin() + std::ptrdiff_t(ways.at(letters.size() - 1, 0));
    const auto best = std::max_element(last, ways.scores.end());
    if (*best == none)
        return std::nullopt;
    FuzzyMatch match{.score = *best - int(text.size()) / 2, .indices = {}};
    if (letters.size() == text.size())
        match.score += wholeScore;
    qsizetype index = best - last;
    for (qsizetype letter = letters.size(); letter-- > 0;) {
        match.indices.prepend(index);
        index = ways.before[ways.at(letter, index)];
    }
    match.isClose = isClose(match.indices, text);
    if (!match.isClose && !isInOneWord(match.indices, text))
        return std::nullopt;
    return match;
}

QList<qsizetype> wholeMatch(const QString& typed, const QString& text)
{
    const auto foldedText = [](const QString& each) {
        QString all = each;
        for (QChar& letter : all)
            letter = folded(letter);
        return all;
    };
    const QString wanted = foldedText(typed.simplified()), all = foldedText(text);
    if (wanted.isEmpty())
        return {};
    for (qsizetype at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
        if (!beginsWord(text, at))
            continue;
        QList<qsizetype> indices(wanted.size());
        std::iota(indices.begin(), indices.end(), at);
        return indices;
    }
    return {};
}

} // namespace odori
