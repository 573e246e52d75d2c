// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dopesheet/row_list.h"

#include <QtCore/QString>
#include <QtCore/Qt>

class QKeyEvent;

namespace odori {

class DopeCanvas;

/// The keyboard cursor of a dope sheet: a row, at the document's current frame. It survives changes
/// of the rows. A selection by other code moves it while the sheet does not have the focus.
class RowCursor {
public:
    explicit RowCursor(DopeCanvas& canvas);

    /// -1 if there is none.
    [[nodiscard]] int row() const;
    /// Moves the cursor to the nearest row that exists, and makes it visible.
    void setRow(int row);
    /// Moves the cursor to the row of a track, without scrolling. There is no cursor while the row
    /// is hidden by a filter.
    void setTrack(const mmd::TrackId& track) { m_id = {track, {}}; }
    /// Folds or unfolds the group of the cursor, and moves the cursor to it.
    void fold(bool isFolded);

    /// Whether the key moves the cursor, whatever other widgets use it for.
    [[nodiscard]] bool isMovedBy(const QKeyEvent& event) const;
    /// Moves the cursor or selects at it; false if the key does neither.
    bool press(const QKeyEvent& event);

    /// The row and the current frame as text, for screen readers.
    [[nodiscard]] QString description() const;
    /// The cursor's keys as text, one per line.
    [[nodiscard]] static QString keysHelp();

private:
    [[nodiscard]] int firstRowInView() const;
    void select(Qt::KeyboardModifiers modifiers);

    DopeCanvas& m_canvas;
    RowId m_id;
};

} // namespace odori
