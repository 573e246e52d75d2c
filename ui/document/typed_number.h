// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

namespace odori {

/// A number that the user types during a drag. It replaces the mouse's change until it is erased.
class TypedNumber {
public:
    /// Adds a digit, a point or comma, or a minus, which changes the sign. Returns false for other
    /// letters. Letters that the number cannot have are ignored.
    bool type(QChar letter)
    {
        constexpr qsizetype mostLetters = 9;
        const bool isPoint = letter == u'.' || letter == u',';
        if (letter == u'-')
            m_letters = m_letters.startsWith(u'-') ? m_letters.sliced(1) : u'-' + m_letters;
        else if (!isPoint && (letter < u'0' || letter > u'9'))
            return false;
        else if (m_letters.size() < mostLetters && !(isPoint && m_letters.contains(u'.')))
            m_letters += isPoint ? QChar(u'.') : letter;
        return true;
    }
    /// Erases the last letter.
    void erase() { m_letters.chop(1); }
    void clear() { m_letters.clear(); }
    [[nodiscard]] bool isEmpty() const { return m_letters.isEmpty(); }
    [[nodiscard]] float value() const { return m_letters.toFloat(); }
    /// As typed, with the minus sign that is as wide as a plus sign.
    [[nodiscard]] QString text() const { return QString(m_letters).replace(u'-', QChar(0x2212)); }

private:
    QString m_letters;
};

} // namespace odori
