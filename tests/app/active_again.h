// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest/QTest>
#include <QtWidgets/QWidget>

namespace odori::test {

/// Waits until `window` takes keys after a dialog. Openbox sometimes gives the focus to no window
/// if a dialog closes as soon as it opens, which only tests do; a user would click then.
[[nodiscard]] inline bool isActiveAgain(QWidget& window)
{
    if (QTest::qWaitForWindowActive(&window, 3000))
        return true;
    window.activateWindow();
    return QTest::qWaitForWindowActive(&window);
}

} // namespace odori::test
