// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_view.h"

#include "libmmd/scene/selecting.h"
#include "ui/dopesheet/painting/dope_metrics.h"

#include <QtWidgets/QWidget>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;

constexpr double sideMargin = 14.0; ///< pixels beside the fitted range, and before frame 0
constexpr double zoomStep = 1.2;

} // namespace

DopeView::DopeView(const QWidget& canvas, const Document& document, const RowList& rows)
    : m_canvas(canvas)
    , m_document(document)
    , m_rows(rows)
{
    updateMetrics();
}

void DopeView::updateMetrics()
{
    m_axis.left = M::namesWidth;
}

void DopeView::setAxis(const TimeAxis& axis)
{
    m_isFitted = false;
    m_axis = axis;
    m_axis.left = M::namesWidth;
    m_axis.clampToValid();
    // The view can begin only a little before frame 0.
    m_axis.firstFrame = std::max(m_axis.firstFrame, -sideMargin / m_axis.pixelsPerFrame);
    emit changed();
}

void DopeView::fit()
{
    constexpr double mostZoom = 12.0; // do not zoom a short motion over the whole sheet
    TimeAxis axis = m_axis;
    const double keys = mmd::lastFrame(m_document.scene());
    const double last = keys > 0.0 ? keys : m_document.soundEnd();
    axis.fit(0.0, std::max(TimeAxis::leastLength, last), m_canvas.width(), sideMargin, mostZoom);
    setAxis(axis);
    m_isFitted = true;
}

void DopeView::fitSelection()
{
    const mmd::Selection& selection = m_document.selection();
    const auto keys = mmd::spanOf(selection);
    if (!keys) {
        fit();
        return;
    }
    const auto [first, last] = *keys;
    TimeAxis axis = m_axis;
    axis.fitKeys(first, last, m_canvas.width(), sideMargin);
    setAxis(axis);
    ensureTrackVisible(selection.keys.front().track);
}

void DopeView::zoom(double factor, double pixel)
{
    TimeAxis axis = m_axis;
    axis.zoom(factor, pixel);
    setAxis(axis);
}

void DopeView::zoomBySteps(int steps)
{
    zoom(std::pow(zoomStep, steps), m_axis.x(m_document.currentFrame()));
}

int DopeView::mostScrollY() const
{
    return std::max(0, m_rows.size() * M::rowHeight - (m_canvas.height() - M::headHeight));
}

void DopeView::setScrollY(int pixels)
{
    m_scrollY = std::clamp(pixels, 0, mostScrollY());
    m_top = m_rows.idOf(m_scrollY / M::rowHeight);
    m_topOffset = m_scrollY % M::rowHeight;
    emit changed();
}

void DopeView::scrollBy(const QPoint& pixels)
{
    if (pixels.y() != 0)
        setScrollY(m_scrollY + pixels.y());
    if (pixels.x() == 0)
        return;
    TimeAxis axis = m_axis;
    axis.pan(-pixels.x());
    setAxis(axis);
}

void DopeView::keepTopRow()
{
    const int top = m_rows.rowOf(m_top);
    setScrollY(top < 0 ? m_scrollY : top * M::rowHeight + m_topOffset);
}

void DopeView::updateSize()
{
    if (m_isFitted) // neither zoomed nor scrolled since the last fit
        fit();
    setScrollY(m_scrollY);
}

void DopeView::ensureFrameVisible(double frame)
{
    TimeAxis axis = m_axis;
    if (axis.turnTo(frame, m_canvas.width()))
        setAxis(axis);
}

void DopeView::ensureRowVisible(int row)
{
    if (row < 0)
        return;
    const int top = rowTop(row);
    if (top < M::headHeight)
        setScrollY(m_scrollY - (M::headHeight - top));
    else if (top + M::rowHeight > m_canvas.height())
        setScrollY(m_scrollY + top + M::rowHeight - m_canvas.height());
}

void DopeView::ensureTrackVisible(const mmd::TrackId& track)
{
    ensureRowVisible(m_rows.rowOrGroupOf(track));
}

bool DopeView::isRowVisible(int row) const
{
    return rowTop(row) >= M::headHeight && rowTop(row) + M::rowHeight <= m_canvas.height();
}

int DopeView::rowTop(int row) const
{
    return M::headHeight + row * M::rowHeight - m_scrollY;
}

int DopeView::rowAt(int y) const
{
    if (y < M::headHeight)
        return -1;
    const int row = (y - M::headHeight + m_scrollY) / M::rowHeight;
    return row < m_rows.size() ? row : -1;
}

QPoint DopeView::keyPosition(const mmd::TrackId& track, std::uint32_t frame) const
{
    return {m_axis.pixel(frame), rowTop(m_rows.rowOf(track)) + M::rowHeight / 2};
}

QRectF DopeView::blockOf(const SelectionExtent& extent) const
{
    if (extent.lastRow < extent.firstRow)
        return {};
    return QRectF(QPointF(m_axis.pixel(extent.first) - M::edgeDistance, rowTop(extent.firstRow)),
        QPointF(m_axis.pixel(extent.last) + M::edgeDistance,
            rowTop(extent.lastRow) + M::rowHeight - 1));
}

} // namespace odori
