// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_canvas.h"

#include "ui/dopesheet/dope_painter.h"

#include <QtGui/QPaintEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace odori {
namespace {

using M = DopeMetrics;

} // namespace

DopeCanvas::DopeCanvas(Document& document, DopeRowsModel& model, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(model)
    , m_rows(document, model)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(M::namesWidth + 120, M::rulerHeight + 3 * M::rowHeight);
    setAccessibleName(tr("Dope sheet"));
    m_axis.left = M::namesWidth;
}

void DopeCanvas::setAxis(const TimeAxis& axis)
{
    m_axis = axis;
    m_axis.left = M::namesWidth;
    // Not further left than a little before frame 0.
    m_axis.firstFrame = std::max(m_axis.firstFrame, -14.0 / m_axis.pixelsPerFrame);
    update();
    emit viewChanged();
}

int DopeCanvas::mostScrollY() const
{
    return std::max(0, m_rows.size() * M::rowHeight - (height() - M::rulerHeight));
}

void DopeCanvas::setSimulated(std::vector<FrameRange> ranges)
{
    m_simulated = std::move(ranges);
    update(0, 0, width(), DopeMetrics::rulerHeight);
}

void DopeCanvas::setScrollY(int pixels)
{
    m_scrollY = std::clamp(pixels, 0, mostScrollY());
    update();
    emit viewChanged();
}

void DopeCanvas::rebuildRows()
{
    m_rows.rebuild();
    setScrollY(m_scrollY);
}

void DopeCanvas::fit()
{
    const double last = std::max<double>(30.0, mmd::lastFrame(m_document.scene()));
    TimeAxis axis = m_axis;
    const double room = std::max(100, width() - M::namesWidth - 40);
    axis.pixelsPerFrame = std::clamp(room / last, TimeAxis::fewestPixelsPerFrame, 12.0);
    axis.firstFrame = -14.0 / axis.pixelsPerFrame;
    setAxis(axis);
}

void DopeCanvas::ensureFrameVisible(double frame)
{
    const double x = m_axis.x(frame);
    if (x >= M::namesWidth + 4 && x <= width() - 12)
        return;
    TimeAxis axis = m_axis;
    const double visible = (width() - M::namesWidth) / m_axis.pixelsPerFrame;
    axis.firstFrame = frame - visible * (x < M::namesWidth + 4 ? 0.05 : 0.1);
    setAxis(axis);
}

void DopeCanvas::ensureTrackVisible(const mmd::TrackId& track)
{
    const int row = m_rows.rowOf(track);
    if (row < 0)
        return;
    const int top = rowTop(row);
    if (top < M::rulerHeight)
        setScrollY(m_scrollY - (M::rulerHeight - top));
    else if (top + M::rowHeight > height())
        setScrollY(m_scrollY + top + M::rowHeight - height());
}

int DopeCanvas::rowTop(int row) const
{
    return M::rulerHeight + row * M::rowHeight - m_scrollY;
}

QPoint DopeCanvas::keyPosition(const mmd::TrackId& track, std::uint32_t frame) const
{
    return {qRound(m_axis.x(frame)), rowTop(m_rows.rowOf(track)) + M::rowHeight / 2};
}

void DopeCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    DopePainter sheet(painter, *this, m_document, m_model);
    DopeGestureView gesture;
    if (m_drag == Drag::Rectangle)
        gesture.rectangle = QRect(m_pressed, m_last).normalized();
    gesture.movesKeys = m_drag == Drag::Keys;
    gesture.delta = m_delta;
    gesture.mouse = m_last;
    sheet.paint(event->rect(), gesture);
    m_paintedKeys = sheet.paintedKeys();
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void DopeCanvas::resizeEvent(QResizeEvent*)
{
    setScrollY(m_scrollY);
}

void DopeCanvas::focusInEvent(QFocusEvent*)
{
    update();
}

void DopeCanvas::focusOutEvent(QFocusEvent*)
{
    update();
}

} // namespace odori
