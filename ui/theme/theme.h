// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>
#include <QtGui/QColor>
#include <QtGui/QPalette>

class QApplication;

namespace odori {

/// Every colour of the editor; one dark and one light set. Widgets paint with the one that belongs
/// to their palette, so that a change of the system's scheme reaches all of them.
struct Theme {
    bool isDark = true;
    QColor window, panel, header, line, field, text, dim;
    QColor accent, accentBright, selectedRow;
    QColor key, selectedKey, groupKey, currentFrame, draft;
    QColor x, y, z, rotation, marker;
    QColor warning;
};

[[nodiscard]] const Theme& darkTheme();
[[nodiscard]] const Theme& lightTheme();

/// The theme whose colours `palette` was made from.
[[nodiscard]] const Theme& themeOf(const QPalette& palette);

[[nodiscard]] QPalette paletteOf(const Theme& theme);
[[nodiscard]] QString styleSheetOf(const Theme& theme);

/// Whether the desktop asks for a light scheme. Call it before applyTheme().
[[nodiscard]] bool systemPrefersLight();

/// Palette, style and style sheet of the whole program.
void applyTheme(QApplication& application, const Theme& theme);

} // namespace odori
