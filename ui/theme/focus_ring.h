// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QRectF>
#include <QtGui/QPen>

class QPainter;
class QWidget;

namespace odori {

struct Theme;

/// The edge of a button that paints itself, while it is not checked: none but with high contrast.
[[nodiscard]] QPen buttonEdge(const Theme& theme);

/// Paints the focus of a button that paints itself, inside its edge `area`: the edge tells whether
/// the button is checked. Changes the painter's pen and brush.
void paintFocusRing(QPainter& painter, const QRectF& area, const Theme& theme);

/// Paints a frame inside the edge of an editor that paints itself (sheet, graph, 3D view) while it
/// has the focus: keys of the keyboard act there. Changes the painter's pen, brush and
/// antialiasing.
void paintFocusFrame(QPainter& painter, const QWidget& editor);

} // namespace odori
