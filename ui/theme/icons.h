// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QSize>
#include <QtCore/QString>
#include <QtGui/QColor>
#include <QtGui/QIcon>
#include <QtGui/QPalette>

namespace odori {

/// The line icon `name` (a file of resources/icons without its extension) in the text colour of
/// `palette`: white if it is checked, dim if it is disabled; sharp up to 300 % scaling.
[[nodiscard]] QIcon themedIcon(const QString& name, const QPalette& palette);

/// The same in one colour, if the colour has a meaning.
[[nodiscard]] QIcon colouredIcon(const QString& name, const QColor& colour);

/// The size of icons in buttons and lists: 16 pixels, or more if the program's texts are larger.
[[nodiscard]] QSize buttonIconSize();
/// 16 pixels, for places without room for larger icons.
[[nodiscard]] QSize smallIconSize();

} // namespace odori
