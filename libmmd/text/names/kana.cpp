// SPDX-License-Identifier: MIT
#include "libmmd/text/names/kana.h"

#include "libmmd/text/fold.h"

#include <array>
#include <utility>

namespace mmd {
namespace {

constexpr char32_t longVowel = U'\u30FC';
constexpr char32_t firstKana = U'\u3041', lastKana = U'\u3096';

/// Letters of the hiragana from U+3041 to U+3096. Small ones have those of the large ones.
constexpr std::array<std::string_view, lastKana - firstKana + 1> kanaLetters = {"a", "a", "i", "i",
    "u", "u", "e", "e", "o", "o", "ka", "ga", "ki", "gi", "ku", "gu", "ke", "ge", "ko", "go", "sa",
    "za", "si", "zi", "su", "zu", "se", "ze", "so", "zo", "ta", "da", "ti", "zi", "tu", "tu", "zu",
    "te", "de", "to", "do", "na", "ni", "nu", "ne", "no", "ha", "ba", "pa", "hi", "bi", "pi", "hu",
    "bu", "pu", "he", "be", "pe", "ho", "bo", "po", "ma", "mi", "mu", "me", "mo", "ya", "ya", "yu",
    "yu", "yo", "yo", "ra", "ri", "ru", "re", "ro", "wa", "wa", "wi", "we", "wo", "n", "vu", "ka",
    "ke"};

/// Each small kana that has a large one, followed by the large one.
constexpr std::u32string_view smallKana = U"ぁあぃいぅうぇえぉおっつゃやゅゆょよゎわゕかゖけ";

char32_t largeOf(char32_t kana)
{
    for (std::size_t at = 0; at < smallKana.size(); at += 2)
        if (smallKana[at] == kana)
            return smallKana[at + 1];
    return kana;
}

bool isHiragana(char32_t character)
{
    return character >= firstKana && character <= lastKana;
}

bool isVowel(char letter)
{
    return letter == 'a' || letter == 'i' || letter == 'u' || letter == 'e' || letter == 'o';
}

/// Appends a small vowel: ふぁ is fa and しぇ is she, but はぅ is hau.
void addSmallVowel(std::string& letters, char vowel)
{
    const std::size_t size = letters.size();
    const char last = size > 0 ? letters[size - 1] : '\0';
    const char before = size > 1 ? letters[size - 2] : '\0';
    const bool isPalatal = last == 'i' && vowel == 'e';
    if (last == 'u' && vowel != 'u' && (before == '\0' || isVowel(before)))
        letters.back() = 'w'; // うぃ
    else if (isPalatal && (before == 's' || before == 'z' || before == 't'))
        letters.back() = 'y';
    else if ((last == 'u' && vowel != 'u') ||
             (last == 'e' && vowel == 'i' && (before == 't' || before == 'd')))
        letters.pop_back();
    letters += vowel;
}

/// Letters of hiragana as they are written; letters and digits stay.
std::string lettersOf(std::u32string_view text)
{
    std::string letters;
    bool isDoubled = false;
    for (const char32_t each : text) {
        if (each == U'っ') {
            isDoubled = true;
            continue;
        }
        std::string_view own;
        const char ascii = isLatin(each) || isDigit(each) ? char(each) : '\0';
        if (ascii)
            own = {&ascii, 1};
        else if (isHiragana(each))
            own = kanaLetters[each - firstKana];
        if (own.empty())
            continue;
        const bool isSmall = isHiragana(each) && largeOf(each) != each;
        if (isSmall && own.size() == 2 && own[0] == 'y' && letters.ends_with('i'))
            letters.pop_back(); // きゃ: ki + ya = kya
        if (isDoubled && isLatin(char32_t(own[0])) && !isVowel(own[0]))
            letters += own[0];
        isDoubled = false;
        if (isSmall && own.size() == 1)
            addSmallVowel(letters, own[0]);
        else
            letters += own;
    }
    return letters;
}

/// Unifies the spellings of romaji. Each letter depends only on the letters before it and on the
/// next two, which are '\0' at the end.
class RomajiSpelling {
public:
    explicit RomajiSpelling(std::string_view letters)
        : m_letters(letters)
    {
        while (m_at < m_letters.size())
            addNext();
    }

    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    [[nodiscard]] char ahead(std::size_t by) const
    {
        return m_at + by < m_letters.size() ? m_letters[m_at + by] : '\0';
    }

    /// Appends the consonant of sha, cha or ja, and the y of sya, tya or zya.
    void addPalatal(char consonant, std::size_t size)
    {
        m_text += consonant;
        m_at += size;
        if (m_at < m_letters.size() && isVowel(m_letters[m_at]) && m_letters[m_at] != 'i')
            m_text += 'y';
    }

    void addPlain(char letter, std::size_t size = 1)
    {
        m_text += letter;
        m_at += size;
    }

    void addVowel(char vowel)
    {
        const char last = m_text.empty() ? '\0' : m_text.back();
        if (last != vowel && !(vowel == 'u' && last == 'o'))
            m_text += vowel;
        ++m_at;
    }

    void addNext()
    {
        const char letter = ahead(0), next = ahead(1);
        if (isVowel(letter))
            addVowel(letter);
        else if ((letter == 's' || letter == 'c') && next == 'h')
            addPalatal(letter == 's' ? 's' : 't', 2);
        else if (letter == 'j')
            addPalatal('z', 1);
        else if (letter == 'c')
            addPlain(next == 'c' ? 't' : 'k'); // cch is tch
        else if (letter == 't' && next == 's')
            addPlain('t', 2);
        else if (letter == 'd' && (next == 'z' || next == 'j'))
            ++m_at;
        else if (letter == 'd' && (next == 'u' || next == 'i' || next == 'y'))
            addPlain('z');
        else if (letter == 'm' && (next == 'b' || next == 'p' || next == 'm'))
            addN();
        else if (letter == 'n')
            addN();
        else
            addPlain(letter == 'f' ? 'h' : letter);
    }

    void addN()
    {
        if (!m_text.ends_with('n'))
            m_text += 'n';
        ++m_at;
    }

    std::string_view m_letters;
    std::size_t m_at = 0;
    std::string m_text;
};

} // namespace

std::u32string searchText(std::string_view utf8)
{
    constexpr char32_t firstKatakana = U'\u30A1', lastKatakana = U'\u30F6';
    constexpr std::u32string_view longVowels = U"āīūēōâîûêô", vowels = U"aiueo";
    std::u32string text = foldedText(utf8);
    for (char32_t& each : text) {
        if (each >= firstKatakana && each <= lastKatakana)
            each = each - firstKatakana + firstKana;
        else if (const auto at = longVowels.find(each); at != std::u32string_view::npos)
            each = vowels[at % vowels.size()];
    }
    return text;
}

bool isKana(char32_t character)
{
    return isHiragana(character) || character == longVowel;
}

bool isLatin(char32_t character)
{
    return character >= U'a' && character <= U'z';
}

bool isDigit(char32_t character)
{
    return character >= U'0' && character <= U'9';
}

std::u32string plainKana(std::u32string_view hiragana)
{
    std::u32string plain;
    for (const char32_t each : hiragana)
        if (each != longVowel)
            plain += largeOf(each);
    return plain;
}

std::string romajiOf(std::u32string_view text)
{
    return RomajiSpelling(lettersOf(text)).take();
}

RomajiBeginning romajiBeginningOf(std::u32string_view text)
{
    const std::string letters = lettersOf(text);
    RomajiBeginning beginning{RomajiSpelling(letters).take(), {}};
    // The last letter may become another one: chi is ti, du is zu, mb is nb.
    const char last = letters.empty() ? '\0' : letters.back();
    const char other = last == 'c' ? 't' : last == 'd' ? 'z' : last == 'm' ? 'n' : '\0';
    if (other) {
        beginning.second = beginning.first;
        beginning.second.back() = other;
    }
    return beginning;
}

} // namespace mmd
