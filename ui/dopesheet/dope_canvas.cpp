// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_canvas.h"

#include "libmmd/scene/play_range.h"
#include "libmmd/scene/selecting.h"
#include "ui/dopesheet/painting/dope_painter.h"

#include <QtGui/QFocusEvent>
#include <QtGui/QPaintEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;

constexpr double sideMargin = 14.0; ///< pixels beside the fitted range, and before frame 0

} // namespace

DopeCanvas::DopeCanvas(Document& document, DopeRowsFilter& filter, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_filter(filter)
    , m_rows(document, filter)
    , m_selecting(*this)
    , m_cache(std::make_unique<DopePaintCache>())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    fitFont();
    setAccessibleName(tr("Dope sheet"));
    setWhatsThis(keysHelp());
}

DopeCanvas::~DopeCanvas() = default;

void DopeCanvas::fitFont()
{
    M::fit(fontMetrics());
    setMinimumSize(M::namesWidth + 120, M::headHeight + 3 * M::rowHeight);
    m_axis.left = M::namesWidth;
}

const mmd::Motion* DopeCanvas::motion() const
{
    return mmd::findMotion(m_document.scene(), m_document.scene().active);
}

void DopeCanvas::setAxis(const TimeAxis& axis)
{
    m_isFitted = false;
    m_axis = axis;
    m_axis.left = M::namesWidth;
    m_axis.clampToValid();
    // The view can begin only a little before frame 0.
    m_axis.firstFrame = std::max(m_axis.firstFrame, -sideMargin / m_axis.pixelsPerFrame);
    update();
    emit viewChanged();
}

int DopeCanvas::mostScrollY() const
{
    return std::max(0, m_rows.size() * M::rowHeight - (height() - M::headHeight));
}

void DopeCanvas::setSimulated(std::vector<FrameRange> ranges)
{
    m_simulated = std::move(ranges);
    update(0, 0, width(), M::headHeight);
}

void DopeCanvas::setScrollY(int pixels)
{
    m_scrollY = std::clamp(pixels, 0, mostScrollY());
    m_top = m_rows.idOf(m_scrollY / M::rowHeight);
    m_topOffset = m_scrollY % M::rowHeight;
    update();
    emit viewChanged();
}

void DopeCanvas::scrollBy(const QPoint& pixels)
{
    if (pixels.y() != 0)
        setScrollY(m_scrollY + pixels.y());
    if (pixels.x() == 0)
        return;
    TimeAxis axis = m_axis;
    axis.pan(-pixels.x());
    setAxis(axis);
}

void DopeCanvas::rebuildRows()
{
    m_rows.rebuild();
    m_isExtentKnown = false;
    const int top = m_rows.rowOf(m_top);
    setScrollY(top < 0 ? m_scrollY : top * M::rowHeight + m_topOffset);
    emit rowsChanged();
}

void DopeCanvas::setFolded(int row, bool folded)
{
    m_rows.setFolded(m_rows.at(row), folded);
    foldingChanged();
}

void DopeCanvas::setAllFolded(bool folded)
{
    m_rows.setAllFolded(folded);
    foldingChanged();
    ensureRowVisible(cursorRow());
}

void DopeCanvas::setFoldings(const QVariantMap& foldings)
{
    m_rows.setFoldings(foldings);
    foldingChanged();
    update();
}

void DopeCanvas::foldingChanged()
{
    m_isExtentKnown = false;
    setScrollY(m_scrollY);
    emit rowsChanged();
}

void DopeCanvas::fit()
{
    constexpr double mostZoom = 12.0; // do not zoom a short motion over the whole sheet
    TimeAxis axis = m_axis;
    axis.fit(0.0, std::max<double>(TimeAxis::leastLength, mmd::lastFrame(m_document.scene())),
        width(), sideMargin, mostZoom);
    setAxis(axis);
    m_isFitted = true;
}

void DopeCanvas::fitSelection()
{
    const mmd::Selection& selection = m_document.selection();
    const auto keys = mmd::spanOf(selection);
    if (!keys) {
        fit();
        return;
    }
    const auto [first, last] = *keys;
    TimeAxis axis = m_axis;
    axis.fitKeys(first, last, width(), sideMargin);
    setAxis(axis);
    ensureTrackVisible(selection.keys.front().track);
}

void DopeCanvas::zoom(double factor, double pixel)
{
    TimeAxis axis = m_axis;
    axis.zoom(factor, pixel);
    setAxis(axis);
}

void DopeCanvas::ensureFrameVisible(double frame)
{
    TimeAxis axis = m_axis;
    if (axis.turnTo(frame, width()))
        setAxis(axis);
}

void DopeCanvas::ensureRowVisible(int row)
{
    if (row < 0)
        return;
    const int top = rowTop(row);
    if (top < M::headHeight)
        setScrollY(m_scrollY - (M::headHeight - top));
    else if (top + M::rowHeight > height())
        setScrollY(m_scrollY + top + M::rowHeight - height());
}

void DopeCanvas::ensureTrackVisible(const mmd::TrackId& track)
{
    ensureRowVisible(m_rows.rowOrGroupOf(track));
}

void DopeCanvas::showFrame(double frame)
{
    // Repaints the line and its flag at the old and the new position, and the time in the corner.
    constexpr int reach = 34;
    for (const double each : {m_shownFrame, frame})
        update(m_axis.pixel(each) - reach, 0, 2 * reach, height());
    update(0, 0, M::namesWidth, M::headHeight);
    m_shownFrame = frame;
    announce();
}

void DopeCanvas::updateSelection()
{
    m_isExtentKnown = false;
    if (!m_drag && !hasFocus())
        showSelectedTrack();
    update();
    announce();
}

/// Scrolls to a selection by other code, unless part of it is visible.
void DopeCanvas::showSelectedTrack()
{
    const auto& tracks = m_document.selection().tracks;
    if (tracks == m_shownTracks)
        return;
    m_shownTracks = tracks;
    const auto isInView = [this](const mmd::TrackId& track) {
        const int row = m_rows.rowOrGroupOf(track);
        return row >= 0 && rowTop(row) >= M::headHeight && rowTop(row) + M::rowHeight <= height();
    };
    if (!tracks.empty() && std::none_of(tracks.begin(), tracks.end(), isInView))
        ensureTrackVisible(tracks.front());
}

PlayRange DopeCanvas::playRange() const
{
    return {m_document.scene().settings.playFirst, mmd::lastPlayed(m_document.scene())};
}

std::optional<SelectionExtent> DopeCanvas::selectionExtent() const
{
    if (m_isExtentKnown)
        return m_extent;
    m_isExtentKnown = true;
    m_extent.reset();
    for (const mmd::TrackKeys& keys : m_document.selection().keys) {
        const int row = m_rows.rowOrGroupOf(keys.track);
        const SelectionExtent own{
            keys.frames.front(), keys.frames.back(), row < 0 ? m_rows.size() : row, row};
        if (!m_extent)
            m_extent = own;
        m_extent->first = std::min(m_extent->first, own.first);
        m_extent->last = std::max(m_extent->last, own.last);
        m_extent->firstRow = std::min(m_extent->firstRow, own.firstRow);
        m_extent->lastRow = std::max(m_extent->lastRow, own.lastRow);
    }
    return m_extent;
}

QRectF DopeCanvas::blockOf(const SelectionExtent& extent) const
{
    if (extent.lastRow < extent.firstRow)
        return {};
    return QRectF(QPointF(m_axis.pixel(extent.first) - M::edgeDistance, rowTop(extent.firstRow)),
        QPointF(m_axis.pixel(extent.last) + M::edgeDistance,
            rowTop(extent.lastRow) + M::rowHeight - 1));
}

int DopeCanvas::rowTop(int row) const
{
    return M::headHeight + row * M::rowHeight - m_scrollY;
}

int DopeCanvas::rowAt(int y) const
{
    if (y < M::headHeight)
        return -1;
    const int row = (y - M::headHeight + m_scrollY) / M::rowHeight;
    return row < m_rows.size() ? row : -1;
}

QPoint DopeCanvas::keyPosition(const mmd::TrackId& track, std::uint32_t frame) const
{
    return {m_axis.pixel(frame), rowTop(m_rows.rowOf(track)) + M::rowHeight / 2};
}

void DopeCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    DopeGestureView gesture;
    if (m_drag) {
        gesture.rectangle = m_drag->rectangle();
        gesture.label = m_drag->label();
        gesture.mouse = m_pointer.at;
    }
    m_paintedKeys = paintDopeSheet({painter, *this, *m_cache, event->rect()}, gesture);
}

void DopeCanvas::resizeEvent(QResizeEvent*)
{
    if (m_isFitted) // neither zoomed nor scrolled since the last fit
        fit();
    setScrollY(m_scrollY);
}

void DopeCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        *m_cache = {};
    if (event->type() == QEvent::FontChange)
        fitFont();
    QWidget::changeEvent(event);
}

void DopeCanvas::focusInEvent(QFocusEvent*)
{
    update();
}

/// Deselects the marker, unless the focus will return from a menu or another program. Otherwise the
/// user works in another widget, where Delete deletes keys.
void DopeCanvas::focusOutEvent(QFocusEvent* event)
{
    const Qt::FocusReason reason = event->reason();
    const bool comesBack = reason == Qt::PopupFocusReason || reason == Qt::MenuBarFocusReason ||
                           reason == Qt::ActiveWindowFocusReason;
    if (!comesBack && !isAncestorOf(QApplication::focusWidget()))
        selectMarker(std::nullopt);
    update();
}

} // namespace odori
