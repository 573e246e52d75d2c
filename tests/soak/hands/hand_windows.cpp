// SPDX-License-Identifier: MIT
#include "tests/soak/hands/hand_windows.h"

#include "tests/app/tools/shown_dialog.h"

namespace odori::soak {

QWidget* windowNamed(Program& program, const QString& name)
{
    if (name == WindowName::popup)
        return QApplication::activePopupWidget();
    if (name == WindowName::modal)
        return test::shownDialog();
    if (name == WindowName::settings) {
        auto* dialog = program.window().findChild<SettingsDialog*>();
        return dialog && dialog->isVisible() ? dialog : nullptr;
    }
    return name == WindowName::main ? &program.window() : nullptr;
}

QString inputWindow(Program& program)
{
    for (const QLatin1String name : {WindowName::popup, WindowName::modal, WindowName::settings})
        if (windowNamed(program, name))
            return name;
    return WindowName::main;
}

Spot spotOf(Program& program, const QWidget& widget, const QPoint& at)
{
    const QWidget* window = widget.window();
    for (const QLatin1String name :
        {WindowName::popup, WindowName::modal, WindowName::settings, WindowName::main})
        if (windowNamed(program, name) == window)
            return {name, widget.mapTo(window, at)};
    return {};
}

} // namespace odori::soak
