// SPDX-License-Identifier: MIT
#include "tests/soak/hands/plan.h"

namespace odori::soak {

void Plan::add(const QString& kind, const QStringList& words)
{
    m_actions.append({kind, words});
}

void Plan::mouse(const char* kind, const QWidget& widget, const QPoint& at,
    Qt::KeyboardModifiers modifiers, Qt::MouseButton button)
{
    const Spot spot = spotOf(m_program, widget, at);
    add(QLatin1String(kind),
        {spot.window, QString::number(spot.at.x()), QString::number(spot.at.y()),
            QString::number(modifiers.toInt()), QString::number(int(button))});
}

void Plan::click(const QWidget& widget, const QPoint& at, Qt::KeyboardModifiers modifiers,
    Qt::MouseButton button)
{
    mouse("move", widget, at, modifiers, Qt::NoButton);
    mouse("click", widget, at, modifiers, button);
}

void Plan::doubleClick(const QWidget& widget, const QPoint& at)
{
    mouse("move", widget, at, {}, Qt::NoButton);
    mouse("double", widget, at, {}, Qt::LeftButton);
}

void Plan::wheel(const QWidget& widget, const QPoint& at, Qt::KeyboardModifiers modifiers)
{
    const Spot spot = spotOf(m_program, widget, at);
    const int notches = m_random.between(1, 4) * (m_random.chance(50) ? 1 : -1);
    add(QStringLiteral("wheel"),
        {spot.window, QString::number(spot.at.x()), QString::number(spot.at.y()),
            QString::number(modifiers.toInt()), QString::number(notches)});
}

void Plan::drag(const QWidget& widget, const QList<QPoint>& way, Qt::KeyboardModifiers modifiers,
    Qt::MouseButton button, const QList<QKeyCombination>& keys)
{
    mouse("move", widget, way.front(), modifiers, Qt::NoButton);
    mouse("press", widget, way.front(), modifiers, button);
    for (const QPoint& at : way.mid(1))
        mouse("move", widget, at, modifiers, Qt::NoButton);
    if (m_random.chance(12))
        key(Qt::Key_Escape);
    else if (!keys.isEmpty() && m_random.chance(10))
        key(m_random.of(keys));
    else if (m_random.chance(6))
        m_actions.append(m_random.of(m_interruptions));
    if (m_random.chance(20)) // on, also after Escape
        mouse("move", widget, way[way.size() / 2], modifiers, Qt::NoButton);
    mouse("release", widget, way.back(), modifiers, button);
}

void Plan::key(QKeyCombination key)
{
    add(QStringLiteral("key"),
        {QString::number(int(key.key())), QString::number(key.keyboardModifiers().toInt())});
}

void Plan::text(const QString& letters)
{
    add(QStringLiteral("text"), {letters});
}

Qt::KeyboardModifiers Plan::someModifiers()
{
    const int which = m_random.below(10);
    return which == 0   ? Qt::ShiftModifier
           : which == 1 ? Qt::ControlModifier
           : which == 2 ? Qt::AltModifier
           : which == 3 ? Qt::KeyboardModifiers(Qt::ControlModifier | Qt::ShiftModifier)
                        : Qt::KeyboardModifiers();
}

QString Plan::someNumber()
{
    static const QList<QString> odd{QStringLiteral("-"), QStringLiteral("1e9"), QStringLiteral("x"),
        QStringLiteral("99999999"), QStringLiteral("-0.0001")};
    if (m_random.chance(15))
        return m_random.of(odd);
    QString number = QString::number(m_random.between(0, 120));
    if (m_random.chance(40))
        number += u'.' + QString::number(m_random.between(0, 99));
    return m_random.chance(30) ? u'-' + number : number;
}

} // namespace odori::soak
