// SPDX-License-Identifier: MIT
#include "ui/dopesheet/row_cursor.h"

#include "ui/dopesheet/dope_accessible.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/messages/shown_name.h"

#include <QtGui/QKeyEvent>

#include <algorithm>

namespace odori {
namespace {

using M = DopeMetrics;

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

RowCursor::RowCursor(DopeCanvas& canvas)
    : m_canvas(canvas)
{
}

int RowCursor::row() const
{
    return m_canvas.rows().rowOf(m_id);
}

void RowCursor::setRow(int row)
{
    const RowList& rows = m_canvas.rows();
    if (rows.size() == 0)
        return;
    row = std::clamp(row, 0, rows.size() - 1);
    m_id = rows.idOf(row);
    m_canvas.view().ensureRowVisible(row);
    m_canvas.update();
    announceDopeCanvas(m_canvas);
}

/// The first row that is completely visible.
int RowCursor::firstRowInView() const
{
    const DopeView& view = m_canvas.view();
    const int row = std::max(0, view.rowAt(M::headHeight));
    return view.rowTop(row) < M::headHeight ? row + 1 : row;
}

/// Without a cursor, the key only shows the cursor, and the selection stays.
void RowCursor::select(Qt::KeyboardModifiers modifiers)
{
    const int at = row();
    if (at < 0) {
        setRow(firstRowInView());
        return;
    }
    DopeSelecting& selecting = m_canvas.selecting();
    const std::uint32_t frame = m_canvas.document().currentKeyFrame();
    if (modifiers & Qt::ShiftModifier || !selecting.block(at, at, frame, frame).keys.empty())
        selecting.pickKey(at, frame, modifiers);
    else
        selecting.pickRow(at, modifiers);
}

bool RowCursor::isMovedBy(const QKeyEvent& event) const
{
    return m_canvas.rows().size() > 0 && movesCursor(event);
}

bool RowCursor::press(const QKeyEvent& event)
{
    const int count = m_canvas.rows().size();
    if (count == 0)
        return false;
    if (event.key() == Qt::Key_Space) {
        select(event.modifiers());
        return true;
    }
    if (!movesCursor(event))
        return false;
    const int page = std::max(1, (m_canvas.height() - M::headHeight) / M::rowHeight - 1);
    const int at = row();
    const auto by = [&](int rows) { return at < 0 ? firstRowInView() : at + rows; };
    const int to = event.key() == Qt::Key_Up         ? by(-1)
                   : event.key() == Qt::Key_Down     ? by(1)
                   : event.key() == Qt::Key_PageUp   ? by(-page)
                   : event.key() == Qt::Key_PageDown ? by(page)
                   : event.key() == Qt::Key_Home     ? 0
                                                     : count - 1;
    setRow(to);
    if (!(event.modifiers() & Qt::AltModifier)) // with Alt, the cursor moves without selecting
        m_canvas.selecting().pickRow(
            row(), event.modifiers() & Qt::ShiftModifier ? Qt::ShiftModifier : Qt::NoModifier);
    return true;
}

void RowCursor::fold(bool isFolded)
{
    const int at = row();
    if (at < 0)
        return;
    const QModelIndex index = m_canvas.rows().at(at);
    const QModelIndex group = m_canvas.model().isGroup(index) ? index : index.parent();
    if (!group.isValid())
        return;
    m_id = {std::nullopt, group.data().toString()};
    m_canvas.setFolded(row(), isFolded);
    announceDopeCanvas(m_canvas);
}

QString RowCursor::keysHelp()
{
    return DopeCanvas::tr(
        "Up, Down: go to a row, select it and deselect keys\nAlt+Up, Alt+Down: go to a row "
        "and keep the selection\nPage Up, Page Down: move by one page of rows\nCtrl+Home, "
        "Ctrl+End: go to the first or last row\nSpace: select the key at the cursor, or the "
        "row (if no command uses Space)\nCtrl+Space: add it to the selection\nShift+Space, "
        "Shift+Up, Shift+Down: select up to the cursor\nOther keys: see Help > Keys");
}

QString RowCursor::description() const
{
    const std::uint32_t frame = m_canvas.document().currentKeyFrame();
    const RowList& rows = m_canvas.rows();
    const int at = row();
    QStringList parts;
    if (at >= 0) {
        parts.append(rows.at(at).data().toString());
        if (m_canvas.model().isGroup(rows.at(at)))
            parts.append(rows.isFolded(rows.at(at)) ? DopeCanvas::tr("group, folded")
                                                    : DopeCanvas::tr("group"));
    }
    parts.append(DopeCanvas::tr("frame %1").arg(frame));
    if (at >= 0) {
        const DopeSelecting& selecting = m_canvas.selecting();
        const bool hasKey = !selecting.block(at, at, frame, frame).keys.empty();
        parts.append(!hasKey                           ? DopeCanvas::tr("no key")
                     : selecting.isSelected(at, frame) ? DopeCanvas::tr("key, selected")
                                                       : DopeCanvas::tr("key"));
    }
    return listedNames(parts);
}

} // namespace odori
