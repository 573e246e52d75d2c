// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/session/program.h"

#include <QtCore/QPoint>
#include <QtCore/QString>

namespace odori::soak {

using test::Program;

/// Names of the windows that actions use.
namespace WindowName {
inline constexpr QLatin1String main("main"), settings("settings"), modal("modal"), popup("popup");
} // namespace WindowName

/// The window with this name that is shown now, or null.
[[nodiscard]] QWidget* windowNamed(Program& program, const QString& name);

/// The name of the window that takes the user's input now: the open menu or list, else the modal
/// dialog, else the Settings dialog, else the editor's window.
[[nodiscard]] QString inputWindow(Program& program);

/// A position in a window that has a name.
struct Spot {
    QString window;
    QPoint at;
};
/// The spot of `at` in `widget`.
[[nodiscard]] Spot spotOf(Program& program, const QWidget& widget, const QPoint& at);

} // namespace odori::soak
