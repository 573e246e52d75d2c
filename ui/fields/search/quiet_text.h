// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QRect>
#include <QtCore/QString>

class QAbstractItemView;
class QPainter;
class QPalette;

namespace odori {

/// Draws a text in the colour of placeholders at the top of the empty `area`, wrapped to its width.
void paintQuietText(
    QPainter& painter, const QPalette& palette, const QRect& area, const QString& text);
/// The same in the viewport of a view without visible rows. Call it at the end of its paintEvent().
void paintQuietText(QAbstractItemView& view, const QString& text);

} // namespace odori
