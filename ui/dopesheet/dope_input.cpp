// SPDX-License-Identifier: MIT
// Mouse and keys of the dope sheet: they become selections and gestures of the document.
#include "ui/dopesheet/dope_canvas.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;

constexpr double zoomStep = 1.2;

} // namespace

int DopeCanvas::rowAt(int y) const
{
    if (y < M::rulerHeight)
        return -1;
    const int row = (y - M::rulerHeight + m_scrollY) / M::rowHeight;
    return row < m_rows.size() ? row : -1;
}

std::optional<DopeCanvas::Hit> DopeCanvas::hitAt(const QPoint& at) const
{
    const int row = rowAt(at.y());
    if (row < 0 || at.x() < M::namesWidth)
        return std::nullopt;
    const RowFrames frames = m_model.frames(m_rows.at(row));
    const double wanted = m_axis.frame(at.x());
    const auto after = std::lower_bound(
        frames.begin(), frames.end(), wanted, [](std::uint32_t a, double b) { return a < b; });
    std::optional<Hit> best;
    double nearest = M::keyRadius + 1.0;
    for (const auto* candidate : {&*frames.begin() + (after - frames.begin()),
             &*frames.begin() + (after - frames.begin()) - 1}) {
        if (candidate < frames.data() || candidate >= frames.data() + frames.size())
            continue;
        const double distance = std::abs(m_axis.x(*candidate) - at.x());
        if (distance < nearest) {
            nearest = distance;
            best = Hit{row, *candidate};
        }
    }
    return best;
}

void DopeCanvas::setHit(mmd::Selection& selection, const Hit& hit, bool selected) const
{
    const QModelIndex& index = m_rows.at(hit.row);
    if (const mmd::TrackId* track = m_model.track(index)) {
        selection.setKey(*track, hit.frame, selected);
        selection.setTrack(*track, selected || !selection.framesOf(*track).empty());
        return;
    }
    for (int child = 0; child < m_model.rowCount(index); ++child) {
        const QModelIndex row = m_model.index(child, 0, index);
        const RowFrames frames = m_model.frames(row);
        if (std::binary_search(frames.begin(), frames.end(), hit.frame)) {
            selection.setKey(*m_model.track(row), hit.frame, selected);
            selection.setTrack(*m_model.track(row), true);
        }
    }
}

bool DopeCanvas::isSelected(const Hit& hit) const
{
    mmd::Selection wanted;
    setHit(wanted, hit, true);
    return std::all_of(wanted.keys.begin(), wanted.keys.end(), [&](const mmd::TrackKeys& keys) {
        return m_document.selection().hasKey(keys.track, hit.frame);
    });
}

void DopeCanvas::selectHit(const Hit& hit, Qt::KeyboardModifiers modifiers)
{
    mmd::Selection selection;
    if (modifiers & (Qt::ShiftModifier | Qt::ControlModifier))
        selection = m_document.selection();
    const bool toggles = modifiers & Qt::ControlModifier;
    setHit(selection, hit, !toggles || !isSelected(hit));
    m_document.select(std::move(selection));
}

void DopeCanvas::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    m_pressed = m_last = event->pos();
    m_pressedFrame = m_axis.frame(event->pos().x());
    m_pressedHit.reset();
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Pan;
    } else if (event->button() != Qt::LeftButton || m_drag != Drag::None) {
        return;
    } else if (event->pos().y() < M::rulerHeight) {
        m_drag = Drag::Scrub;
        scrubTo(event->pos());
    } else if (event->pos().x() < M::namesWidth) {
        pressOnName(rowAt(event->pos().y()), event->modifiers());
    } else {
        pressOnKeys(event->pos(), event->modifiers());
    }
}

void DopeCanvas::pressOnName(int row, Qt::KeyboardModifiers modifiers)
{
    if (row < 0)
        return;
    const QModelIndex index = m_rows.at(row);
    if (m_model.isGroup(index)) {
        m_rows.setFolded(index, !m_rows.isFolded(index));
        setScrollY(m_scrollY);
        return;
    }
    mmd::Selection selection = m_document.selection();
    const mmd::TrackId track = *m_model.track(index);
    if (modifiers & Qt::ControlModifier) {
        selection.setTrack(track, !selection.hasTrack(track));
    } else {
        selection = {};
        const int from = modifiers & Qt::ShiftModifier && m_anchorRow >= 0
                             ? std::min(m_anchorRow, m_rows.size() - 1)
                             : row;
        for (int at = std::min(from, row); at <= std::max(from, row); ++at)
            if (const mmd::TrackId* each = m_model.track(m_rows.at(at)))
                selection.setTrack(*each, true);
    }
    if (!(modifiers & Qt::ShiftModifier))
        m_anchorRow = row;
    m_document.select(std::move(selection));
}

void DopeCanvas::pressOnKeys(const QPoint& at, Qt::KeyboardModifiers modifiers)
{
    const auto hit = hitAt(at);
    if (!hit) {
        m_selectionBefore = modifiers & (Qt::ShiftModifier | Qt::ControlModifier)
                                ? m_document.selection()
                                : mmd::Selection{};
        m_drag = Drag::Rectangle;
        return;
    }
    // A selected key may be the handle of a drag: it is selected alone only when the mouse stays.
    if (isSelected(*hit))
        m_pressedHit = hit;
    else
        selectHit(*hit, modifiers);
    if (!isSelected(*hit))
        return;
    m_drag = Drag::Keys;
    m_delta = 0;
}

void DopeCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint at = event->pos();
    switch (m_drag) {
    case Drag::None:
        updateCursor(at);
        return;
    case Drag::Scrub:
        scrubTo(at);
        break;
    case Drag::Pan: {
        TimeAxis axis = m_axis;
        axis.firstFrame -= (at.x() - m_last.x()) / m_axis.pixelsPerFrame;
        setScrollY(m_scrollY - (at.y() - m_last.y()));
        setAxis(axis);
        break;
    }
    case Drag::Rectangle:
        m_last = at;
        dragRectangle(at);
        break;
    case Drag::Keys:
        m_last = at;
        dragKeys(at, event->modifiers());
        break;
    }
    m_last = at;
    update();
}

void DopeCanvas::scrubTo(const QPoint& at)
{
    m_document.setCurrentFrame(double(std::max(0LL, m_axis.nearestFrame(at.x()))));
}

void DopeCanvas::dragKeys(const QPoint& at, Qt::KeyboardModifiers modifiers)
{
    const bool isClick =
        (at - m_pressed).manhattanLength() < QApplication::startDragDistance() / 2 && m_delta == 0;
    if (isClick)
        return;
    if (!m_document.isGestureRunning())
        m_document.beginGesture();
    m_pressedHit.reset();
    m_copies = modifiers & Qt::ControlModifier;
    m_delta = std::llround(m_axis.frame(at.x()) - m_pressedFrame);
    const auto& scene = m_document.gestureScene();
    const auto& selection = m_document.gestureSelection();
    m_document.updateGesture(m_copies ? mmd::copyKeys(scene, selection, scene.active, m_delta)
                                      : mmd::moveKeys(scene, selection, scene.active, m_delta));
}

void DopeCanvas::dragRectangle(const QPoint& at)
{
    const QRect rect = QRect(m_pressed, at).normalized();
    mmd::Selection selection = m_selectionBefore;
    const double from = m_axis.frame(rect.left() - M::keyRadius * 0.5);
    const double to = m_axis.frame(rect.right() + M::keyRadius * 0.5);
    for (int row = 0; row < m_rows.size(); ++row) {
        const int middle = rowTop(row) + M::rowHeight / 2;
        const mmd::TrackId* track = m_model.track(m_rows.at(row));
        if (!track || middle < rect.top() || middle > rect.bottom())
            continue;
        const RowFrames frames = m_model.frames(m_rows.at(row));
        const auto less = [](std::uint32_t a, double b) { return a < b; };
        const auto first = std::lower_bound(frames.begin(), frames.end(), from, less);
        const auto last = std::lower_bound(first, frames.end(), to, less);
        if (first == last)
            continue;
        std::vector<std::uint32_t> chosen(first, last);
        const auto old = selection.framesOf(*track);
        std::vector<std::uint32_t> both;
        std::set_union(
            old.begin(), old.end(), chosen.begin(), chosen.end(), std::back_inserter(both));
        selection.setKey(*track, both.front(), true); // makes the entry
        for (mmd::TrackKeys& each : selection.keys)
            if (each.track == *track)
                each.frames = both;
        selection.setTrack(*track, true);
    }
    m_document.select(std::move(selection));
}

void DopeCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag drag = m_drag;
    m_drag = Drag::None;
    if (drag == Drag::Keys) {
        if (m_document.isGestureRunning())
            m_document.endGesture(m_copies ? tr("Copy Keys") : tr("Move Keys"));
        else if (m_pressedHit)
            selectHit(*m_pressedHit, event->modifiers());
    }
    if (drag == Drag::Rectangle && (event->pos() - m_pressed).manhattanLength() < 3)
        m_document.select(m_selectionBefore);
    m_delta = 0;
    m_pressedHit.reset();
    updateCursor(event->pos());
    update();
}

void DopeCanvas::cancelDrag()
{
    if (m_drag == Drag::Keys)
        m_document.cancelGesture();
    if (m_drag == Drag::Rectangle)
        m_document.select(m_selectionBefore);
    m_drag = Drag::None;
    m_delta = 0;
    update();
}

void DopeCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
    // On an empty place of the sheet: the frame under the mouse becomes the current one.
    if (event->button() == Qt::LeftButton && m_drag == Drag::Rectangle)
        scrubTo(event->pos());
}

void DopeCanvas::updateCursor(const QPoint& at)
{
    if (at.y() < M::rulerHeight && at.x() >= M::namesWidth)
        setCursor(Qt::SplitHCursor);
    else if (const auto hit = hitAt(at); hit && isSelected(*hit))
        setCursor(Qt::SizeHorCursor);
    else
        setCursor(hit ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void DopeCanvas::wheelEvent(QWheelEvent* event)
{
    const QPoint pixels = event->angleDelta();
    TimeAxis axis = m_axis;
    if (event->modifiers() & Qt::ControlModifier) {
        axis.zoom(std::pow(zoomStep, pixels.y() / 120.0), event->position().x());
        setAxis(axis);
    } else if (event->modifiers() & Qt::ShiftModifier || pixels.x() != 0) {
        const int along = pixels.x() != 0 ? pixels.x() : pixels.y();
        axis.firstFrame -= along / axis.pixelsPerFrame;
        setAxis(axis);
    } else {
        setScrollY(m_scrollY - pixels.y() * 3 * M::rowHeight / 120);
    }
    event->accept();
}

void DopeCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool shift = event->modifiers() & Qt::ShiftModifier;
    const bool control = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Escape:
        if (m_drag == Drag::None)
            event->ignore();
        else
            cancelDrag();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit registerRequested();
        return;
    case Qt::Key_Delete:
        emit deleteRequested();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int direction = event->key() == Qt::Key_Left ? -1 : 1;
        if (shift)
            emit keyStepRequested(direction);
        else
            emit stepRequested(direction);
        return;
    }
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (!control)
            break;
        emit keyStepRequested(event->key() == Qt::Key_Up ? -1 : 1);
        return;
    case Qt::Key_Home:
    case Qt::Key_End:
        emit endRequested(event->key() == Qt::Key_End);
        return;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace odori
