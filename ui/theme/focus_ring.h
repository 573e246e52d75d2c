// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QRectF>

class QPainter;

namespace odori {

struct Theme;

/// Paints the focus of a button that paints itself, inside its edge `area`: the edge tells whether
/// the button is checked. Changes the painter's pen and brush.
void paintFocusRing(QPainter& painter, const QRectF& area, const Theme& theme);

} // namespace odori
