// SPDX-License-Identifier: MIT
// Keyboard control of the dope sheet: the cursor is a row and the current frame.
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/dopesheet/dope_accessible.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/messages/shown_name.h"

#include <QtGui/QHelpEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QToolTip>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

using M = DopeMetrics;

constexpr double keyZoomStep = 1.2;

bool movesCursor(const QKeyEvent& event)
{
    const bool control = event.modifiers() & Qt::ControlModifier;
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        return !control;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        return control;
    default:
        return false;
    }
}

} // namespace

bool DopeCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        QToolTip::showText(help.globalPos(), plainToolTip(toolTipAt(help.pos())), this);
        return true;
    }
    if (event->type() == QEvent::NativeGesture) {
        const auto& pinch = static_cast<const QNativeGestureEvent&>(*event);
        if (pinch.gestureType() == Qt::ZoomNativeGesture)
            zoom(1.0 + pinch.value(), pinch.position().x());
        return true;
    }
    // A drag handles Escape, even if an action has this key.
    if (event->type() == QEvent::ShortcutOverride && m_drag &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    // The sheet handles the cursor's keys, even if a command has them in other areas. For Space, a
    // command has priority, because it starts playback in many programs.
    if (event->type() == QEvent::ShortcutOverride && m_rows.size() > 0 &&
        movesCursor(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void DopeCanvas::setCursorRow(int row)
{
    if (m_rows.size() == 0)
        return;
    row = std::clamp(row, 0, m_rows.size() - 1);
    m_cursor = m_rows.idOf(row);
    ensureRowVisible(row);
    update();
    announce();
}

/// The first row that is completely visible.
int DopeCanvas::firstRowInView() const
{
    const int row = std::max(0, rowAt(M::headHeight));
    return rowTop(row) < M::headHeight ? row + 1 : row;
}

/// Without a cursor, the key only shows the cursor, and the selection stays.
void DopeCanvas::pickAtCursor(Qt::KeyboardModifiers modifiers)
{
    const int row = cursorRow();
    if (row < 0) {
        setCursorRow(firstRowInView());
        return;
    }
    const std::uint32_t frame = m_document.currentKeyFrame();
    if (modifiers & Qt::ShiftModifier || !m_selecting.block(row, row, frame, frame).keys.empty())
        m_selecting.pickKey(row, frame, modifiers);
    else
        m_selecting.pickRow(row, modifiers);
}

void DopeCanvas::setPlayEnd(bool last)
{
    const std::uint32_t frame = m_document.currentKeyFrame();
    mmd::SceneSettings settings = m_document.scene().settings;
    if (last) {
        settings.playLast = std::max(frame, 1u);
        if (settings.playFirst >= settings.playLast)
            settings.playFirst = 0;
    } else {
        settings.playFirst = frame;
        if (settings.playLast <= frame)
            settings.playLast = 0;
    }
    m_document.apply(mmd::changeSettings(m_document.scene(), settings), tr("Change Play Range"));
}

/// Keys that move the row cursor or select at it.
bool DopeCanvas::pressCursorKey(const QKeyEvent& event)
{
    if (m_rows.size() == 0)
        return false;
    if (event.key() == Qt::Key_Space) {
        pickAtCursor(event.modifiers());
        return true;
    }
    if (!movesCursor(event))
        return false;
    const int page = std::max(1, (height() - M::headHeight) / M::rowHeight - 1);
    const int row = cursorRow();
    const auto by = [&](int rows) { return row < 0 ? firstRowInView() : row + rows; };
    const int to = event.key() == Qt::Key_Up         ? by(-1)
                   : event.key() == Qt::Key_Down     ? by(1)
                   : event.key() == Qt::Key_PageUp   ? by(-page)
                   : event.key() == Qt::Key_PageDown ? by(page)
                   : event.key() == Qt::Key_Home     ? 0
                                                     : m_rows.size() - 1;
    setCursorRow(to);
    if (!(event.modifiers() & Qt::AltModifier)) // with Alt, the cursor moves without selecting
        m_selecting.pickRow(cursorRow(),
            event.modifiers() & Qt::ShiftModifier ? Qt::ShiftModifier : Qt::NoModifier);
    return true;
}

void DopeCanvas::zoomBySteps(int steps)
{
    zoom(std::pow(keyZoomStep, steps), m_axis.x(m_document.currentFrame()));
}

void DopeCanvas::foldAtCursor(bool isFolded)
{
    const int row = cursorRow();
    if (row < 0)
        return;
    const QModelIndex index = m_rows.at(row);
    const QModelIndex group = model().isGroup(index) ? index : index.parent();
    if (!group.isValid())
        return;
    m_cursor = {std::nullopt, group.data().toString()};
    setFolded(cursorRow(), isFolded);
    announce();
}

void DopeCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_drag && event->key() == Qt::Key_Escape)
        cancelDrag();
    else if (!pressCursorKey(*event))
        QWidget::keyPressEvent(event);
}

QString DopeCanvas::keysHelp()
{
    return tr("Up, Down: go to a row, select it and deselect keys\nAlt+Up, Alt+Down: go to a row "
              "and keep the selection\nPage Up, Page Down: move by one page of rows\nCtrl+Home, "
              "Ctrl+End: go to the first or last row\nSpace: select the key at the cursor, or the "
              "row (if no command uses Space)\nCtrl+Space: add it to the selection\nShift+Space, "
              "Shift+Up, Shift+Down: select up to the cursor\nOther keys: see Help > Keys");
}

QString DopeCanvas::description() const
{
    const std::uint32_t frame = m_document.currentKeyFrame();
    QStringList parts;
    if (const int row = cursorRow(); row >= 0) {
        parts.append(m_rows.at(row).data().toString());
        if (model().isGroup(m_rows.at(row)))
            parts.append(m_rows.isFolded(m_rows.at(row)) ? tr("group, folded") : tr("group"));
    }
    parts.append(tr("frame %1").arg(frame));
    if (const int row = cursorRow(); row >= 0) {
        const bool hasKey = !m_selecting.block(row, row, frame, frame).keys.empty();
        parts.append(!hasKey                              ? tr("no key")
                     : m_selecting.isSelected(row, frame) ? tr("key, selected")
                                                          : tr("key"));
    }
    return parts.join(tr(", "));
}

void DopeCanvas::announce()
{
    announceDopeCanvas(*this);
}

} // namespace odori
