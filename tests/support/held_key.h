// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QCoreApplication>
#include <QtGui/QKeyEvent>
#include <QtTest/QTest>
#include <QtWidgets/QWidget>

namespace odori::test {

/// Presses a key and holds it: for each repeat a window system sends a release and a press, both
/// marked as auto-repeat. QTest::keyRelease() releases it.
inline void holdKey(QWidget& widget, Qt::Key key, int repeats, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyPress(&widget, key, modifiers);
    for (int repeat = 0; repeat < repeats; ++repeat)
        for (const QEvent::Type type : {QEvent::KeyRelease, QEvent::KeyPress}) {
            QKeyEvent event(type, key, modifiers, {}, true);
            QCoreApplication::sendEvent(&widget, &event);
        }
}

} // namespace odori::test
