// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QLocale>
#include <QtCore/QString>
#include <QtGui/QColor>
#include <QtGui/QPalette>

class QApplication;
class QFont;

namespace odori {

/// Every colour of the editor; a dark set, a light one, and one with high contrast. Widgets paint
/// with the set of their palette, so that a change of the system's scheme reaches all of them.
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
/// White on black: every text has a contrast of at least 7 to 1.
[[nodiscard]] const Theme& highContrastTheme();

/// The theme whose colours `palette` was made from.
[[nodiscard]] const Theme& themeOf(const QPalette& palette);

[[nodiscard]] QPalette paletteOf(const Theme& theme);
/// Its marks (check boxes, arrows, handles) have the size of the program's font.
[[nodiscard]] QString styleSheetOf(const Theme& theme);

/// The theme that fits a desktop with this palette.
[[nodiscard]] const Theme& themeOfDesktop(const QPalette& system);
/// The theme that fits the current desktop. Restores the system's palette of `application`, so call
/// applyTheme() afterwards.
[[nodiscard]] const Theme& systemTheme(QApplication& application);

/// Sets palette, style and style sheet of the whole program; existing widgets change at once.
void applyTheme(QApplication& application, const Theme& theme);

/// The font of the whole program: the system's at `percent` of its size, with the letters of
/// `language` in its own shapes (the same Chinese character differs in Japanese, Chinese and
/// Korean). The marks of the style sheet get the font's size. Widgets measure their texts when they
/// are created, so windows must be rebuilt.
void applyFont(
    QApplication& application, const QFont& system, int percent, const QLocale& language = {});

/// Whether panels slide and marks pulse, or appear at once.
void setLessMotion(QApplication& application, bool less);
[[nodiscard]] bool hasLessMotion();

} // namespace odori
