// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

namespace odori {

/// A number that is typed during a drag, in place of the mouse's movement.
class TypedNumber {
public:
    /// Adds a digit, a point or comma, or a minus, which changes the sign. Returns false for other
    /// letters.
    bool type(QChar letter);
    /// Erases the last letter.
    void erase() { m_letters.chop(1); }
    void clear() { m_letters.clear(); }
    /// Whether nothing is typed.
    [[nodiscard]] bool isEmpty() const { return m_letters.isEmpty(); }
    [[nodiscard]] float value() const { return m_letters.toFloat(); }
    /// The letters, with a real minus sign.
    [[nodiscard]] QString text() const;

private:
    QString m_letters;
};

} // namespace odori
