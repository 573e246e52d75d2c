// SPDX-License-Identifier: MIT
#include "ui/dopesheet/painting/key_marks.h"

#include <QtGui/QPainter>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr double ringGap = 2.4;   ///< pixels from a selected mark to the ring around it
constexpr double leastRing = 3.0; ///< smaller marks have no room for one

bool isSelected(KeyMarks::Kind kind)
{
    return kind == KeyMarks::SelectedKey || kind == KeyMarks::SelectedGroup ||
           kind == KeyMarks::SelectedCross;
}

void drawDiamond(QPainter& painter, double radius)
{
    const QPointF points[4] = {{0.0, -radius}, {radius, 0.0}, {0.0, radius}, {-radius, 0.0}};
    painter.drawConvexPolygon(points, 4);
}

} // namespace

double KeyMarks::radiusOf(Kind kind) const
{
    switch (kind) {
    case Group:
    case SelectedGroup:
        return std::max(2.0, m_radius - 2.0);
    case Implicit:
        return m_radius - 1.0;
    default:
        return m_radius;
    }
}

QColor KeyMarks::colourOf(Kind kind) const
{
    switch (kind) {
    case SelectedKey:
    case SelectedGroup:
    case SelectedCross:
        return m_theme->selectedKey;
    case Group:
    case Implicit:
        return m_theme->groupKey;
    case Draft:
        return m_theme->draft;
    default:
        return m_theme->key;
    }
}

void KeyMarks::prepare(const Theme& theme, double radius, double ratio)
{
    if (m_theme == &theme && m_radius == radius && m_ratio == ratio)
        return;
    m_theme = &theme;
    m_radius = radius;
    m_ratio = ratio;
    for (int kind = 0; kind < kindCount; ++kind)
        m_pixmaps[std::size_t(kind)] = painted(Kind(kind), radiusOf(Kind(kind)));
}

QPixmap KeyMarks::painted(Kind kind, double radius) const
{
    // The size in device pixels is odd, so that the centre of the mark is the centre of a pixel.
    const bool hasRing = isSelected(kind) && radius >= leastRing;
    const double margin = hasRing ? ringGap + 1.0 : 1.5;
    const int size = 2 * int(std::ceil((radius + margin) * m_ratio)) + 1;
    QPixmap pixmap(size, size);
    pixmap.setDevicePixelRatio(m_ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = size * 0.5 / m_ratio;
    painter.translate(middle, middle);
    const QColor colour = colourOf(kind);
    if (hasRing) { // the shape says it without its colour, too
        painter.setPen(QPen(colour, 1.2));
        drawDiamond(painter, radius + ringGap);
    }
    if (kind == Cross || kind == SelectedCross) {
        const double reach = radius * 0.72;
        painter.setPen(QPen(colour, radius > 4.0 ? 2.2 : 1.6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-reach, -reach), QPointF(reach, reach));
        painter.drawLine(QPointF(-reach, reach), QPointF(reach, -reach));
        return pixmap;
    }
    const bool hollow = kind == Implicit || kind == Draft;
    painter.setPen(hollow ? QPen(colour, 1.4) : QPen(m_theme->line, radius > 3.0 ? 1.0 : 0.5));
    painter.setBrush(hollow ? m_theme->field : colour);
    drawDiamond(painter, radius);
    return pixmap;
}

void KeyMarks::draw(QPainter& painter, Kind kind, double x, double y) const
{
    const QPixmap& pixmap = m_pixmaps[std::size_t(kind)];
    const double half = (pixmap.width() / 2) / m_ratio;
    painter.drawPixmap(QPointF(x - half, y - half), pixmap);
}

void KeyMarks::drawRun(QPainter& painter, Kind kind, double first, double last, double y) const
{
    if (last > first) {
        const double half = std::max(1.0, std::floor(radiusOf(kind) * 0.5));
        painter.fillRect(QRectF(first, y - half, last - first, 2.0 * half + 1.0 / m_ratio),
            colourOf(kind).darker(m_theme->isDark ? 125 : 100));
        draw(painter, kind, last, y);
    }
    draw(painter, kind, first, y);
}

} // namespace odori
