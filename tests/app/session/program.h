// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/appearance.h"
#include "app/session/window_owner.h"
#include "tests/app/window_hands.h"
#include "ui/dialogs/settings/settings_dialog.h"

#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>

namespace odori::test {

/// The whole program as main() makes it, with the Settings dialog at hand.
class Program {
public:
    Program() { owner.window().resize(1280, 720); }

    [[nodiscard]] MainWindow& window() { return owner.window(); }
    [[nodiscard]] Document& document() { return session.document(); }
    [[nodiscard]] Settings& settings() { return session.settings(); }
    [[nodiscard]] bool show()
    {
        window().show();
        return QTest::qWaitForWindowActive(&window());
    }

    /// Ctrl+, in the window, and the dialog takes keys.
    [[nodiscard]] SettingsDialog* openSettings()
    {
        if (!focus(window().viewport()))
            return nullptr;
        QTest::keyClick(&window().viewport(), Qt::Key_Comma, Qt::ControlModifier);
        return shownDialog();
    }
    [[nodiscard]] SettingsDialog* shownDialog()
    {
        auto* dialog = window().findChild<SettingsDialog*>();
        return dialog && isActive(*dialog) ? dialog : nullptr;
    }
    /// The field of the dialog that shows.
    template <class Field>
    [[nodiscard]] Field& field(const char* name)
    {
        return *window().findChild<SettingsDialog*>()->findChild<Field*>(QLatin1String(name));
    }
    /// The window takes keys: the window manager may give them to another one just after a window
    /// was shown.
    [[nodiscard]] static bool isActive(QWidget& window)
    {
        return QTest::qWaitFor([&] {
            if (!window.isActiveWindow())
                window.activateWindow();
            return window.isActiveWindow();
        });
    }
    [[nodiscard]] static bool focus(QWidget& widget)
    {
        widget.setFocus();
        return QTest::qWaitFor(
            [&] { return isActive(*widget.window()) && QApplication::focusWidget() == &widget; });
    }
    /// Chooses an entry of a list by keys; waits for the window that comes of it, if one does.
    void choose(const char* list, int index)
    {
        auto& box = field<QComboBox>(list);
        QVERIFY(focus(box));
        while (box.currentIndex() != index)
            QTest::keyClick(&box, box.currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
    }
    /// A language or font size by its list, in one step; the window is another one afterwards.
    [[nodiscard]] bool replaceBy(const char* list, int index)
    {
        auto& box = field<QComboBox>(list);
        QSignalSpy replaced(&owner, &WindowOwner::replaced);
        if (!focus(box))
            return false;
        box.showPopup();
        QTest::keyClick(box.view(), Qt::Key_Home);
        for (int step = 0; step < index; ++step)
            QTest::keyClick(box.view(), Qt::Key_Down);
        QTest::keyClick(box.view(), Qt::Key_Return);
        return (replaced.count() == 1 || replaced.wait(20000)) && shownDialog();
    }

    Session session;
    Appearance appearance{*qApp, session.settings()};
    WindowOwner owner{session, appearance};
};

} // namespace odori::test
