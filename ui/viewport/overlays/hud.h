// SPDX-License-Identifier: MIT
#pragma once

#include "ui/theme/theme.h"

#include <QtCore/QRectF>
#include <QtCore/QString>
#include <QtGui/QFont>
#include <QtGui/QPolygonF>
#include <QtGui/QStaticText>

#include <optional>

class QPainter;

namespace odori {

/// The texts over the picture: the line at the top left, the frame rate at the top right, the
/// number beside the mouse, the sector of a drag, the selection rectangle or lasso, and the safe
/// frame.
class Hud {
public:
    void setFont(const QFont& font);
    /// Texts are laid out again only if they change.
    void setTitle(const QString& text) { setText(m_title, text); }
    void setRate(const QString& text) { setText(m_rate, text); }
    void setNumber(const QString& text) { setText(m_number, text); }

    /// The number is beside `mouse`, inside the picture.
    void paint(QPainter& painter, const QSizeF& size, const QPointF& mouse, const Theme& theme);

    QPolygonF sector; ///< sector of a ring's drag; empty without a drag
    QColor sectorColour;
    std::optional<QRectF> rubberBand;
    QPolygonF lasso;                 ///< the line of the mouse; empty without one
    std::optional<QRectF> safeFrame; ///< the film's picture

private:
    void setText(QStaticText& target, const QString& text) const;
    void paintArea(QPainter& painter, const Theme& theme) const;
    void paintSafeFrame(QPainter& painter, const QSizeF& size) const;
    void paintNumber(QPainter& painter, const QSizeF& size, const QPointF& mouse) const;

    QFont m_font;
    QStaticText m_title, m_rate, m_number;
};

} // namespace odori
