// SPDX-License-Identifier: MIT
#include "ui/viewport/gizmo/typed_number.h"

namespace odori {

bool TypedNumber::type(QChar letter)
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

QString TypedNumber::text() const
{
    return QString(m_letters).replace(u'-', QChar(0x2212));
}

} // namespace odori
