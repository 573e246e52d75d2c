// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QCoreApplication>
#include <QtGui/QKeyEvent>
#include <QtTest/QtTest>
#include <QtWidgets/QWidget>

namespace odori::test {

/// A key goes down and stays so: what the window system sends for each of its repeats is a release
/// and a press, both marked. QTest::keyRelease() lets it go.
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
