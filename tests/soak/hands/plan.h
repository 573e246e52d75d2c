// SPDX-License-Identifier: MIT
#pragma once

#include "tests/soak/hands/action.h"
#include "tests/soak/hands/hand_windows.h"
#include "tests/soak/hands/random_source.h"

#include <QtCore/QList>

namespace odori::soak {

/// The next actions, in order. A click is one action, and a drag has one for each event, so that
/// other code sees the editor between them.
class Plan {
public:
    Plan(Program& program, Random& random)
        : m_program(program)
        , m_random(random)
    {
    }

    /// Actions that sometimes happen during a drag, such as a file that is opened.
    void setInterruptions(const QList<Action>& actions) { m_interruptions = actions; }
    [[nodiscard]] bool isEmpty() const { return m_actions.isEmpty(); }
    [[nodiscard]] Action takeFirst() { return m_actions.takeFirst(); }
    void add(const QString& kind, const QStringList& words = {});

    void click(const QWidget& widget, const QPoint& at, Qt::KeyboardModifiers modifiers = {},
        Qt::MouseButton button = Qt::LeftButton);
    void doubleClick(const QWidget& widget, const QPoint& at);
    void wheel(const QWidget& widget, const QPoint& at, Qt::KeyboardModifiers modifiers);
    /// Press, some moves and the release in `widget`. Sometimes Escape or `keys` in the middle.
    void drag(const QWidget& widget, const QList<QPoint>& way, Qt::KeyboardModifiers modifiers,
        Qt::MouseButton button, const QList<QKeyCombination>& keys = {});
    void key(QKeyCombination key);
    void text(const QString& letters);

    /// The modifiers of a gesture: mostly none.
    [[nodiscard]] Qt::KeyboardModifiers someModifiers();
    /// A number as a user would type it, sometimes not a number.
    [[nodiscard]] QString someNumber();

private:
    void mouse(const char* kind, const QWidget& widget, const QPoint& at,
        Qt::KeyboardModifiers modifiers, Qt::MouseButton button);

    Program& m_program;
    Random& m_random;
    QList<Action> m_actions, m_interruptions;
};

} // namespace odori::soak
