// SPDX-License-Identifier: MIT
// Mouse control of the dope sheet.
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/fields/key_hint.h"
#include "ui/messages/shown_name.h"

#include <QtGui/QContextMenuEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QMenu>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;
using Part = DopeHit::Part;

constexpr int scrollInterval = 16; ///< milliseconds

QString playRangeTip(const DopeCanvas& sheet)
{
    const QString from = keyHint(sheet, "sheet.playFrom"), to = keyHint(sheet, "sheet.playTo");
    return from.isEmpty() || to.isEmpty()
               ? DopeCanvas::tr("Play range: drag its ends\nDouble click: the whole motion")
               : DopeCanvas::tr("Play range: drag its ends, or press %1 and %2\nDouble click: the "
                                "whole motion")
                     .arg(from, to);
}

QString markersTip(const DopeCanvas& sheet)
{
    const QString add = keyHint(sheet, "sheet.addMarker");
    return add.isEmpty()
               ? DopeCanvas::tr("Beats and markers\nDouble click: add a marker")
               : DopeCanvas::tr("Beats and markers\n%1 or double click: add a marker").arg(add);
}

QString warpTip()
{
    return DopeCanvas::tr("Drag a beat, a marker or the current frame to another frame: the motion "
                          "stretches\nThe next markers on both sides stay where they are, or the "
                          "ends of the play range or of the motion");
}

QString markerTip(const DopeCanvas& sheet, const mmd::Marker& marker)
{
    const QString name = shownName(marker.name, longestInSentence);
    const QString frame = QString::number(marker.frame), key = keyHint(sheet, "edit.delete");
    return key.isEmpty()
               ? DopeCanvas::tr("%1 · frame %2\nDrag to move, double click to rename")
                     .arg(name, frame)
               : DopeCanvas::tr("%1 · frame %2\nDrag to move, double click to rename, %3 to delete")
                     .arg(name, frame, key);
}

QString foldTip(const DopeCanvas& sheet)
{
    const QString unfold = keyHint(sheet, "sheet.unfold"), fold = keyHint(sheet, "sheet.fold");
    return fold.isEmpty() || unfold.isEmpty()
               ? DopeCanvas::tr("Fold or unfold")
               : DopeCanvas::tr("Fold or unfold (%1 and %2)").arg(unfold, fold);
}

} // namespace

DopePointer DopeCanvas::pointerAt(const QPoint& at, Qt::KeyboardModifiers modifiers) const
{
    return {at, m_view.axis().frame(at.x()), at.y() - m_view.rowTop(0), modifiers};
}

void DopeCanvas::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    if (m_drag)
        return;
    m_pointer = pointerAt(event->pos(), event->modifiers());
    if (event->button() == Qt::MiddleButton)
        m_drag = dragView(*this, m_pointer);
    else if (event->button() == Qt::LeftButton)
        pressLeft(m_pointer);
    else if (event->button() == Qt::RightButton)
        pressRight(m_pointer);
    update();
}

void DopeCanvas::pressLeft(const DopePointer& pointer)
{
    const DopeHit hit = dopeHitAt(*this, pointer.at);
    m_markers.select({});
    switch (hit.part) {
    case Part::Corner:
        return;
    case Part::Ruler:
        m_drag = pointer.modifiers & Qt::ShiftModifier ? dragColumns(*this, pointer)
                                                       : dragFrame(*this, pointer);
        return;
    case Part::Marks:
        m_drag = m_warpsTime ? dragTime(*this, pointer, hit) : dragFrame(*this, pointer);
        return;
    case Part::Marker:
        m_drag =
            m_warpsTime ? dragTime(*this, pointer, hit) : dragMarker(*this, pointer, hit.marker);
        return;
    case Part::PlayFirst:
    case Part::PlayLast:
        m_drag = dragPlayRange(*this, hit.part == Part::PlayLast);
        return;
    case Part::Fold:
        setFolded(hit.row, !m_rows.isFolded(m_rows.at(hit.row)));
        return;
    case Part::Name:
        if (hit.row < 0)
            return;
        m_rowCursor.setRow(hit.row);
        m_selecting.pickRow(hit.row, pointer.modifiers);
        return;
    case Part::Key:
        pressKey(pointer, hit);
        return;
    case Part::FirstEdge:
    case Part::LastEdge:
        m_drag = dragEdge(*this, pointer, *selectionExtent(), hit.part == Part::LastEdge);
        return;
    case Part::Sheet:
        m_drag = dragRectangle(*this, pointer);
        return;
    }
}

void DopeCanvas::pressKey(const DopePointer& pointer, DopeHit hit)
{
    m_rowCursor.setRow(hit.row);
    // A press on a selected key may start a drag, so only a click selects this key alone.
    const bool wasSelected = m_selecting.isSelected(hit.row, hit.frame);
    if (!wasSelected) {
        const RowId row = m_rows.idOf(hit.row);
        m_selecting.pickKey(hit.row, hit.frame, pointer.modifiers);
        hit.row = m_rows.rowOf(row); // a filter by the selection may have hidden other rows
    }
    if (hit.row >= 0 && m_selecting.isSelected(hit.row, hit.frame))
        m_drag = dragKeys(*this, pointer, hit, wasSelected);
}

/// Selects the object of a context menu, unless it is already selected.
void DopeCanvas::pressRight(const DopePointer& pointer)
{
    const DopeHit hit = dopeHitAt(*this, pointer.at);
    m_markers.select({});
    if (hit.part == Part::Marker) {
        m_markers.select(m_document.scene().markers[hit.marker]);
    } else if (hit.part == Part::Key) {
        m_rowCursor.setRow(hit.row);
        if (!m_selecting.isSelected(hit.row, hit.frame))
            m_selecting.pickKey(hit.row, hit.frame, {});
    } else if (hit.part == Part::Ruler) {
        const auto frame = m_view.axis().wholeFrameAt(pointer.at.x());
        m_document.setCurrentFrame(frame);
        m_document.select(m_selecting.columns(frame, frame));
    } else if ((hit.part == Part::Name || hit.part == Part::Fold) && hit.row >= 0) {
        m_rowCursor.setRow(hit.row);
        const auto tracks = m_rows.tracksOf(hit.row);
        if (!std::all_of(tracks.begin(), tracks.end(),
                [this](const auto& track) { return m_document.selection().hasTrack(track); }))
            m_selecting.pickRow(hit.row, {});
    }
}

void DopeCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_drag) {
        updateCursor(event->pos());
        return;
    }
    m_pointer = pointerAt(event->pos(), event->modifiers());
    m_drag->move(m_pointer);
    const QRect inside(M::namesWidth, 0, width() - M::namesWidth, height());
    if (!m_drag->scrolls() || inside.contains(event->pos()))
        m_scrollTimer.stop();
    else if (!m_scrollTimer.isActive())
        m_scrollTimer.start(scrollInterval, this);
    update();
}

/// Scrolls faster if the mouse is farther outside.
void DopeCanvas::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_scrollTimer.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    if (!m_drag) {
        m_scrollTimer.stop();
        return;
    }
    const auto beyond = [](int at, int first, int last) {
        return (at < first ? at - first : std::max(0, at - last)) / 3;
    };
    m_view.scrollBy(
        {beyond(m_pointer.at.x(), M::namesWidth, width()), beyond(m_pointer.at.y(), 0, height())});
    m_pointer = pointerAt(m_pointer.at, m_pointer.modifiers);
    m_drag->move(m_pointer);
    update();
}

void DopeCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    m_scrollTimer.stop();
    if (const DopeDragPtr drag = std::move(m_drag))
        drag->finish();
    updateCursor(event->pos());
    update();
}

void DopeCanvas::cancelDrag()
{
    m_scrollTimer.stop();
    if (const DopeDragPtr drag = std::move(m_drag))
        drag->cancel();
    update();
}

void DopeCanvas::dropDrag()
{
    m_scrollTimer.stop();
    m_drag.reset();
    update();
}

void DopeCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        mousePressEvent(event);
        return;
    }
    cancelDrag();
    const DopeHit hit = dopeHitAt(*this, event->pos());
    const auto frame = m_view.axis().wholeFrameAt(event->pos().x());
    switch (hit.part) {
    case Part::Ruler:
        m_document.select(mmd::chosen(m_document.selection(), m_selecting.columns(frame, frame),
            event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier)
                ? mmd::Choosing::Add
                : mmd::Choosing::Replace));
        return;
    case Part::PlayFirst:
    case Part::PlayLast: {
        mmd::SceneSettings settings = m_document.scene().settings;
        settings.playFirst = settings.playLast = 0;
        m_document.apply(
            mmd::changeSettings(m_document.scene(), settings), tr("Play the Whole Motion"));
        return;
    }
    case Part::Marker:
        m_markers.rename(m_document.scene().markers[hit.marker]);
        return;
    case Part::Marks:
        m_markers.add(frame);
        return;
    case Part::Name:
        if (hit.row >= 0)
            m_selecting.pickKeysOf(hit.row, event->modifiers());
        return;
    case Part::Sheet: // makes the frame under the mouse current
        m_document.setCurrentFrame(frame);
        return;
    default:
        mousePressEvent(event);
    }
}

void DopeCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_drag)
        return;
    QMenu menu(this);
    if (const auto marker = m_markers.selected()) {
        menu.addAction(tr("Rename Marker…"), this, [this, marker] { m_markers.rename(*marker); });
        menu.addAction(tr("Delete Marker"), this, [this, marker] { m_markers.remove(*marker); });
        menu.addSeparator();
    }
    const auto frame = m_document.currentKeyFrame();
    menu.addAction(tr("Add Marker"), this, [this, frame] { m_markers.add(frame); });
    menu.addAction(tr("Play Range Begins Here"), this, [this] { setPlayEnd(false); });
    menu.addAction(tr("Play Range Ends Here"), this, [this] { setPlayEnd(true); });
    if (!actions().isEmpty()) {
        QAction* first = menu.actions().isEmpty() ? nullptr : menu.actions().front();
        menu.insertActions(first, actions());
        menu.insertSeparator(first);
    }
    menu.exec(event->globalPos());
}

void DopeCanvas::updateCursor(const QPoint& at)
{
    const DopeHit hit = dopeHitAt(*this, at);
    switch (hit.part) {
    case Part::Ruler:
        setCursor(Qt::ArrowCursor);
        break;
    case Part::Marks:
        setCursor(m_warpsTime ? Qt::SplitHCursor : Qt::ArrowCursor);
        break;
    case Part::PlayFirst:
    case Part::PlayLast:
    case Part::FirstEdge:
    case Part::LastEdge:
        setCursor(Qt::SplitHCursor);
        break;
    case Part::Key:
        setCursor(m_selecting.isSelected(hit.row, hit.frame) ? Qt::SizeHorCursor
                                                             : Qt::PointingHandCursor);
        break;
    case Part::Marker:
        setCursor(m_warpsTime ? Qt::SplitHCursor : Qt::PointingHandCursor);
        break;
    case Part::Fold:
        setCursor(Qt::PointingHandCursor);
        break;
    default:
        unsetCursor();
    }
}

QString DopeCanvas::toolTipAt(const QPoint& at) const
{
    const DopeHit hit = dopeHitAt(*this, at);
    switch (hit.part) {
    case Part::Ruler:
        return tr("Drag: current frame\nDouble click: select the keys of a frame\n"
                  "Shift+drag: select the keys of several frames, with Ctrl in addition\n"
                  "Wheel: zoom");
    case Part::PlayFirst:
    case Part::PlayLast:
        return playRangeTip(*this);
    case Part::Marks:
        return m_warpsTime ? warpTip() : markersTip(*this);
    case Part::Marker:
        return m_warpsTime ? warpTip() : markerTip(*this, m_document.scene().markers[hit.marker]);
    case Part::FirstEdge:
    case Part::LastEdge:
        return tr("Drag: scale the selected keys in time");
    case Part::Fold:
        return foldTip(*this);
    case Part::Name:
        return hit.row < 0 ? QString()
                           : tr("%1\nDouble click: select all its keys")
                                 .arg(m_rows.at(hit.row).data().toString());
    case Part::Key:
        return tr("%1 · frame %2")
            .arg(m_rows.at(hit.row).data().toString(), QString::number(hit.frame));
    default:
        return {};
    }
}

void DopeCanvas::wheelEvent(QWheelEvent* event)
{
    // Touch pads report pixels; a notch of a wheel scrolls three rows.
    QPointF pixels = event->pixelDelta();
    if (pixels.isNull())
        pixels = QPointF(event->angleDelta()) * (3.0 * M::rowHeight / 120.0);
    const bool isOnRuler = event->position().y() < M::rulerHeight && pixels.x() == 0.0;
    if (event->modifiers() & Qt::ControlModifier || isOnRuler) {
        m_view.zoom(TimeAxis::notchZoom(event->angleDelta().y() / 120.0), event->position().x());
    } else {
        if (event->modifiers() & Qt::ShiftModifier && pixels.x() == 0.0)
            pixels = pixels.transposed();
        m_wheelRest += pixels;
        const QPoint whole = m_wheelRest.toPoint();
        m_wheelRest -= whole;
        m_view.scrollBy(-whole);
    }
    if (m_drag) {
        m_pointer = pointerAt(m_pointer.at, m_pointer.modifiers);
        m_drag->move(m_pointer);
    }
    event->accept();
}

} // namespace odori
