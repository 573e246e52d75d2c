// SPDX-License-Identifier: MIT
#include "ui/dopesheet/painting/dope_painter.h"

#include "ui/fields/search/quiet_text.h"
#include "ui/theme/focus_ring.h"
#include "ui/timeline/ticks.h"

#include <QtGui/QPainter>
#include <QtGui/QPainterPath>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;

void paintBackground(const DopePaint& paint, int first, int last)
{
    const Theme& theme = paint.theme();
    const DopeCanvas& canvas = paint.canvas;
    const mmd::Selection& selection = canvas.document().selection();
    const QColor odd = theme.field;
    const QColor even = theme.isDark ? theme.field.lighter(108) : theme.panel;
    for (int row = first; row <= last; ++row) {
        const mmd::TrackId* track = canvas.model().track(canvas.rows().at(row));
        const bool selected = track && selection.hasTrack(*track);
        const int top = canvas.view().rowTop(row);
        paint.painter.fillRect(M::namesWidth, top, canvas.width(), M::rowHeight - 1,
            selected ? theme.selectedRow
            : track  ? (row % 2 ? odd : even)
                     : theme.header);
        paint.painter.fillRect(0, top + M::rowHeight - 1, canvas.width(), 1, theme.line);
    }
}

void paintColumns(const DopePaint& paint)
{
    const TimeAxis& axis = paint.axis();
    const Theme& theme = paint.theme();
    const QRect keys = paint.keys();
    const double step = axis.step(44.0);
    const Ticks ticks =
        ticksBetween(std::max(0.0, axis.frame(keys.left())), axis.frame(keys.right() + 1), step);
    for (int tick = 0; tick < ticks.count; ++tick)
        paint.painter.fillRect(
            axis.pixel(ticks.value(tick)), keys.top(), 1, keys.height(), faded(theme.dim, 0.16));
    const double start = axis.x(0.0) - axis.pixelsPerFrame * 0.5;
    if (start > keys.left()) // shades the area before frame 0
        paint.painter.fillRect(QRectF(keys.left(), keys.top(), start - keys.left(), keys.height()),
            faded(theme.line, 0.55));
}

/// Paints the lines of markers, through all rows.
void paintMarkerLines(const DopePaint& paint)
{
    const QRect keys = paint.keys();
    const auto& markers = paint.canvas.document().scene().markers;
    int last = keys.left() - 1; // each pixel is painted only once
    for (const std::size_t index : paint.canvas.markers().between(keys.left(), keys.right())) {
        const int x = paint.axis().pixel(markers[index].frame);
        if (x > last)
            paint.painter.fillRect(
                x, keys.top(), 1, keys.height(), faded(paint.theme().marker, 0.4));
        last = std::max(last, x);
    }
}

/// Paints a frame around the selected keys; its left and right edges scale them.
void paintBlock(const DopePaint& paint)
{
    const auto extent = paint.canvas.selectionExtent();
    if (!extent || extent->first == extent->last)
        return;
    const QRectF block = paint.canvas.view().blockOf(*extent);
    if (block.isEmpty())
        return;
    const QColor colour = paint.theme().accentBright;
    paint.painter.setBrush(Qt::NoBrush);
    paint.painter.setPen(QPen(colour, 1.0, Qt::DashLine));
    // Qt computes every dash, so the line is clipped to the visible part.
    constexpr int beyond = 8;
    const QRectF around = paint.keys().adjusted(-beyond, -beyond, beyond, beyond);
    paint.painter.drawRect((block & around).translated(0.5, 0.5));
    const QRectF seen = block & QRectF(paint.keys());
    if (seen.isEmpty())
        return;
    const double middle = seen.center().y();
    for (const double x : {block.left(), block.right()})
        paint.painter.fillRect(QRectF(x - 1.5, middle - 7.0, 4.0, 14.0), colour);
}

void paintCurrentFrame(const DopePaint& paint)
{
    const DopeCanvas& canvas = paint.canvas;
    const Theme& theme = paint.theme();
    QPainter& painter = paint.painter;
    const double x = std::round(paint.axis().x(canvas.document().currentFrame()));
    if (x < M::namesWidth - M::flagReach || x > canvas.width() + M::flagReach)
        return;
    painter.setClipRect(paint.clip & QRect(M::namesWidth, 0, canvas.width(), canvas.height()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(x - 0.5, M::flagHeight - 3, 1.5, canvas.height()), theme.currentFrame);
    const QString text = QString::number(canvas.document().currentKeyFrame());
    const double half = painter.fontMetrics().horizontalAdvance(text) * 0.5 + 6.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.currentFrame);
    const QRectF flag(x - half, 0, half * 2, M::flagHeight);
    painter.drawRoundedRect(flag, 3, 3);
    painter.setPen(QColor(0x1a0b0b));
    painter.drawText(flag, Qt::AlignCenter, text);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipping(false);
}

/// Paints why there are no rows, in the area of keys.
void paintEmptyText(const DopePaint& paint)
{
    const DopeCanvas& canvas = paint.canvas;
    if (const QString text = canvas.emptyText(); !text.isEmpty()) {
        constexpr int besideFrameZero = 12; // its line would cross the first letter
        const QRect area =
            canvas.rect().adjusted(M::namesWidth + besideFrameZero, M::headHeight, 0, 0);
        paint.painter.setClipRect(paint.clip & area);
        paintQuietText(paint.painter, canvas.palette(), area, text);
        paint.painter.setClipping(false);
    }
}

void paintGesture(const DopePaint& paint, const DopeGestureView& gesture)
{
    const Theme& theme = paint.theme();
    QPainter& painter = paint.painter;
    if (!gesture.rectangle.isEmpty()) {
        painter.setClipRect(QRect(M::namesWidth, 0, paint.canvas.width(), paint.canvas.height()));
        painter.setPen(QPen(theme.accentBright, 1.0, Qt::DashLine));
        painter.setBrush(faded(theme.accent, 0.18));
        painter.drawRect(gesture.rectangle);
        painter.setClipping(false);
    }
    if (gesture.label.isEmpty())
        return;
    const int width = painter.fontMetrics().horizontalAdvance(gesture.label) + 14;
    const int height = M::bubbleHeight;
    QRect bubble(gesture.mouse.x() + 14, gesture.mouse.y() - height - 6, width, height);
    bubble.moveRight(std::min(bubble.right(), paint.canvas.width() - 2));
    bubble.moveTop(std::clamp(bubble.top(), 2, std::max(2, paint.canvas.height() - height - 2)));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.selectedKey);
    painter.drawRoundedRect(bubble, 4, 4);
    painter.setPen(QColor(0x241500));
    painter.drawText(bubble, Qt::AlignCenter, gesture.label);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/// Paints the focus: a frame around the sheet, and the row with the cursor.
void paintFocus(const DopePaint& paint)
{
    const DopeCanvas& canvas = paint.canvas;
    if (!canvas.hasFocus())
        return;
    paint.painter.setBrush(Qt::NoBrush);
    if (const int row = canvas.rowCursor().row(); row >= 0) {
        paint.painter.setClipRect(
            paint.clip & QRect(0, M::headHeight, canvas.width(), canvas.height()));
        paint.painter.setPen(QPen(paint.theme().accentBright, 1.0, Qt::DotLine));
        paint.painter.drawRect(0, canvas.view().rowTop(row), canvas.width() - 1, M::rowHeight - 2);
        paint.painter.setClipping(false);
    }
    paintFocusFrame(paint.painter, canvas);
}

} // namespace

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

const QStaticText& DopePaintCache::laidOut(
    const QString& text, int width, const QFontMetrics& metrics)
{
    constexpr int mostTexts = 4000;
    if (texts.size() > mostTexts)
        texts.clear();
    QStaticText& cached = texts[text + QChar(width)];
    if (cached.text().isEmpty()) {
        cached.setTextFormat(Qt::PlainText);
        cached.setText(metrics.elidedText(text, Qt::ElideRight, width));
    }
    return cached;
}

int paintDopeSheet(const DopePaint& paint, const DopeGestureView& gesture)
{
    const DopeCanvas& canvas = paint.canvas;
    const auto rowNear = [&](int y) {
        return (canvas.view().scrollY() + std::max(y, M::headHeight) - M::headHeight) /
               M::rowHeight;
    };
    const int first = rowNear(paint.clip.top());
    const int last = std::min(canvas.rows().size() - 1, rowNear(paint.clip.bottom()));
    paint.painter.fillRect(paint.clip, paint.theme().panel);
    paint.painter.setClipRect(
        paint.clip & QRect(0, M::headHeight, canvas.width(), canvas.height() - M::headHeight));
    paintBackground(paint, first, last);
    int marks = 0;
    if (!paint.keys().isEmpty()) {
        paint.painter.setClipRect(paint.keys());
        paintColumns(paint);
        paintMarkerLines(paint);
        for (int row = first; row <= last; ++row) {
            paintDopeBars(paint, row);
            paintDopeParents(paint, row);
            marks += paintDopeKeys(paint, row);
        }
        for (int row = first; gesture.replaced && row <= last; ++row)
            paintDopeReplaced(paint, row, *gesture.replaced);
        paintBlock(paint);
    }
    paint.painter.setClipping(false);
    paintDopeNames(paint, first, last);
    paintDopeHead(paint);
    paintEmptyText(paint);
    paintCurrentFrame(paint);
    paintGesture(paint, gesture);
    paintFocus(paint);
    return marks;
}

} // namespace odori
