// SPDX-License-Identifier: MIT
#include "ui/dopesheet/painting/dope_painter.h"
#include "ui/theme/text_size.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace odori {
namespace {

using M = DopeMetrics;

void paintArrow(QPainter& painter, double y, bool folded, const QColor& colour)
{
    constexpr QPointF right[3] = {{9.0, -4.0}, {14.0, 0.0}, {9.0, 4.0}};
    constexpr QPointF down[3] = {{7.0, -2.5}, {15.0, -2.5}, {11.0, 2.5}};
    const double scale = textScale(painter.fontMetrics());
    QPointF arrow[3];
    for (int corner = 0; corner < 3; ++corner)
        arrow[corner] = QPointF(0.0, y) + (folded ? right : down)[corner] * scale;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawConvexPolygon(arrow, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

bool holdsSelected(const RowList& rows, int row, const mmd::Selection& selection)
{
    const auto tracks = rows.tracksUnder(row);
    return !selection.tracks.empty() &&
           std::any_of(tracks.begin(), tracks.end(),
               [&](const mmd::TrackId* track) { return selection.hasTrack(*track); });
}

} // namespace

void paintDopeNames(const DopePaint& paint, int first, int last)
{
    if (paint.clip.left() >= M::namesWidth)
        return;
    QPainter& painter = paint.painter;
    const DopeCanvas& canvas = paint.canvas;
    const Theme& theme = paint.theme();
    const mmd::Selection& selection = canvas.document().selection();
    const QFontMetrics metrics = painter.fontMetrics();
    painter.setClipRect(
        paint.clip & QRect(0, M::headHeight, M::namesWidth, canvas.height() - M::headHeight));
    for (int row = first; row <= last; ++row) {
        const QModelIndex& index = canvas.rows().at(row);
        const mmd::TrackId* track = canvas.model().track(index);
        const bool folded = !track && canvas.rows().isFolded(index);
        const bool selected = track ? selection.hasTrack(*track)
                                    : folded && holdsSelected(canvas.rows(), row, selection);
        const int top = canvas.view().rowTop(row);
        painter.fillRect(QRect(0, top, M::namesWidth, M::rowHeight - 1), selected
                                                                             ? theme.selectedRow
                                                                         : track ? theme.panel
                                                                                 : theme.header);
        if (selected) // so that colour is not the only difference
            painter.fillRect(QRect(0, top, 3, M::rowHeight - 1), theme.accentBright);
        if (!track)
            paintArrow(painter, paint.rowMiddle(row), folded, theme.dim);
        const int indent = !track ? M::foldWidth : index.parent().isValid() ? M::foldWidth + 8 : 10;
        const bool isUnmatched = canvas.model().isUnmatched(index);
        painter.setPen(track && !isUnmatched ? theme.text : theme.dim);
        painter.drawStaticText(indent, top + (M::rowHeight - 1 - metrics.height()) / 2,
            paint.cache.laidOut(index.data().toString(), M::namesWidth - indent - 6, metrics));
    }
    painter.fillRect(M::namesWidth - 1, M::headHeight, 1, canvas.height(), theme.line);
    painter.setClipping(false);
}

} // namespace odori
