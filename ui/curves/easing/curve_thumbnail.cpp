// SPDX-License-Identifier: MIT
#include "ui/curves/easing/curve_thumbnail.h"

#include "ui/curves/easing/curve_geometry.h"
#include "ui/theme/focus_ring.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>

namespace odori {
namespace {

constexpr int aroundCurve = 5; ///< pixels between the curve and the edge of its button

} // namespace

void paintThumbnail(
    QPainter& painter, const QRectF& square, const mmd::BezierCurve& curve, const QColor& colour)
{
    const auto at = [&](QPointF point) {
        return QPointF(square.left() + point.x() / gridSize * square.width(),
            square.bottom() - point.y() / gridSize * square.height());
    };
    QPainterPath path(at({0, 0}));
    path.cubicTo(at(handleOf(curve, 0)), at(handleOf(curve, 1)), at({gridSize, gridSize}));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint(colour, 0.35), 1.0));
    painter.drawRect(square);
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(path);
}

QIcon thumbnailOf(const mmd::BezierCurve& curve, const QPalette& palette)
{
    QIcon icon;
    for (const int size : {16, 32, 48}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const double scale = size / 16.0;
        painter.scale(scale, scale);
        paintThumbnail(painter, QRectF(1.5, 1.5, 13, 13), curve, palette.color(QPalette::Text));
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

ThumbnailButton::ThumbnailButton(
    const QString& name, const mmd::BezierCurve& curve, QWidget* parent)
    : QAbstractButton(parent)
    , m_curve(curve)
{
    setText(name);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ThumbnailButton::sizeHint() const
{
    const int side = buttonIconSize().height() + 2 * aroundCurve;
    return {std::max(30, side), side};
}

QSize ThumbnailButton::minimumSizeHint() const
{
    return {24, 26};
}

void ThumbnailButton::enterEvent(QEnterEvent*)
{
    update();
}

void ThumbnailButton::leaveEvent(QEvent*)
{
    update();
}

void ThumbnailButton::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isLit = isEnabled() && (isDown() || underMouse());
    painter.setPen(isEnabled() && isChecked() ? QPen(theme.accent, 1.0) : buttonEdge(theme));
    painter.setBrush(isEnabled() && isChecked() ? faint(theme.accent, 0.45)
                     : isLit                    ? theme.selectedRow
                                                : theme.header);
    painter.drawRoundedRect(area, 4, 4);
    if (hasFocus())
        paintFocusRing(painter, area, theme);
    const double side = std::min(width(), height()) - 2.0 * aroundCurve;
    const QPointF corner((width() - side) / 2.0, (height() - side) / 2.0);
    paintThumbnail(painter, QRectF(corner, QSizeF(side, side)), m_curve,
        isEnabled() ? theme.text : faint(theme.dim, 0.6));
}

} // namespace odori
