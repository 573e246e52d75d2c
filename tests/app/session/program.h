// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/appearance.h"
#include "app/session/window_owner.h"
#include "tests/app/window_hands.h"
#include "ui/dialogs/settings/settings_dialog.h"

#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>

namespace odori::test {

/// The whole program as main() creates it, with access to the Settings dialog.
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

    /// Presses Ctrl+, in the window; the dialog then takes keys.
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
    /// A field of the visible dialog.
    template <class Field>
    [[nodiscard]] Field& field(const char* name)
    {
        return *window().findChild<SettingsDialog*>()->findChild<Field*>(QLatin1String(name));
    }
    /// Waits until the window takes keys: just after a window is shown, the window manager may
    /// activate another one.
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
    /// Chooses an entry of a list by keys; waits for the new window if the choice creates one.
    void choose(const char* list, int index)
    {
        auto& box = field<QComboBox>(list);
        QVERIFY(focus(box));
        while (box.currentIndex() != index)
            QTest::keyClick(&box, box.currentIndex() < index ? Qt::Key_Down : Qt::Key_Up);
    }
    /// Sets a language or font size in its list in one step; a new window replaces the old one.
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
