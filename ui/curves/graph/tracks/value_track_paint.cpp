// SPDX-License-Identifier: MIT
// Draws the list of the graph's tracks.
#include "ui/curves/graph/tracks/value_track_list.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/theme/icons.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"
#include "ui/theme/track_colours.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtGui/QTransform>

namespace odori {
namespace {

constexpr int iconSize = 13; ///< beside usual texts, as the next ones
constexpr double swatchSize = 9.0, swatchRadius = 2.5;
constexpr double offOpacity = 0.4; ///< of a button that is off

} // namespace

void ValueTrackList::makeIcons()
{
    const QColor colour = themeOf(palette()).text;
    m_solo = colouredIcon(QStringLiteral("solo"), colour);
    m_visible = colouredIcon(QStringLiteral("visible"), colour);
    m_hidden = colouredIcon(QStringLiteral("hidden"), colour);
    m_locked = colouredIcon(QStringLiteral("locked"), colour);
    m_open = colouredIcon(QStringLiteral("unlocked"), colour);
}

void ValueTrackList::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        makeIcons();
    else if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void ValueTrackList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = themeOf(palette());
    const auto active = activeRow();
    for (const Row& row : m_rows) {
        const QRect area(
            0, areaOf(row, row.channel ? Part::Channel : Part::Name).top(), width(), rowHeight());
        if (row == active)
            painter.fillRect(area, theme.selectedRow);
        if (row.channel)
            paintChannel(painter, row);
        else
            paintTrack(painter, row);
        if (row == active && hasFocus()) {
            painter.setPen(theme.accentBright);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(area.adjusted(0, 0, -1, -1));
        }
    }
}

void ValueTrackList::paintTrack(QPainter& painter, const Row& row) const
{
    const Theme& theme = themeOf(palette());
    const ValueGraph& graph = m_canvas.graph();
    const TrackLook& look = graph.look(row.track);
    const double scale = textScale(fontMetrics());
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre = QRectF(areaOf(row, Part::Fold)).center();
    QPolygonF triangle{{-2.0, -3.5}, {2.5, 0.0}, {-2.0, 3.5}};
    if (look.isUnfolded)
        triangle = QPolygonF{{-3.5, -2.0}, {3.5, -2.0}, {0.0, 2.5}};
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.dim);
    painter.drawPolygon(QTransform::fromScale(scale, scale).map(triangle).translated(centre));
    QRectF swatch(0.0, 0.0, swatchSize * scale, swatchSize * scale);
    swatch.moveCenter(QRectF(areaOf(row, Part::Colour)).center());
    const QColor colour = trackColour(theme, look.colour);
    painter.setPen(QPen(colour, 1.4));
    painter.setBrush(
        graph.isColouredByTrack() && graph.trackCount() > 1 ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(swatch, swatchRadius * scale, swatchRadius * scale);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const bool isDrawn = graph.shownChannels(row.track) != 0;
    const auto& line = m_canvas.activeLine();
    QFont face = font();
    face.setBold(line && line->track == row.track);
    painter.setFont(face);
    painter.setPen(isDrawn ? theme.text : theme.dim);
    const QRect name = areaOf(row, Part::Name).adjusted(3, 0, -2, 0);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(
            ValueCanvas::nameOf(graph.track(row.track).id()), Qt::ElideRight, name.width()));
    painter.setFont(font());
    const auto button = [&](Part part, const QIcon& icon, bool isOn) {
        QRect area(0, 0, grown(iconSize), grown(iconSize));
        area.moveCenter(areaOf(row, part).center());
        painter.setOpacity(isOn ? 1.0 : offOpacity);
        icon.paint(&painter, area);
        painter.setOpacity(1.0);
    };
    button(Part::Solo, m_solo, look.isSolo);
    button(Part::Visible, look.isHidden ? m_hidden : m_visible, look.isHidden);
    button(Part::Lock, look.isLocked ? m_locked : m_open, look.isLocked);
}

void ValueTrackList::paintChannel(QPainter& painter, const Row& row) const
{
    const Theme& theme = themeOf(palette());
    const ValueGraph& graph = m_canvas.graph();
    const GraphLine line{row.track, *row.channel};
    const bool isOn = (graph.look(row.track).muted & bitOf(line.channel)) == 0;
    const QRect area = areaOf(row, Part::Channel);
    const double scale = textScale(fontMetrics()), side = swatchSize * scale;
    QRectF box(0.0, 0.0, side, side);
    box.moveCenter(QPointF(area.left() + side, QRectF(area).center().y()));
    const QColor colour = lineColour(theme, graph, line);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.4));
    painter.setBrush(isOn ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box, swatchRadius * scale, swatchRadius * scale);
    painter.setRenderHint(QPainter::Antialiasing, false);
    QFont face = font();
    face.setBold(m_canvas.activeLine() == line);
    painter.setFont(face);
    painter.setPen(graph.shows(line) ? theme.text : theme.dim);
    const QRect name = area.adjusted(grown(20), 0, -2, 0);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
        painter.fontMetrics().elidedText(
            ValueCanvas::channelName(line.channel), Qt::ElideRight, name.width()));
    painter.setFont(font());
}

} // namespace odori
