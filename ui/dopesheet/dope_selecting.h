// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selecting.h"
#include "ui/dopesheet/row_list.h"

#include <QtCore/Qt>

#include <cstdint>
#include <optional>

namespace odori {

class DopeCanvas;

/// What clicks and keys on the dope sheet select. Shift reaches from where the last one without
/// Shift was, Ctrl adds or takes away.
class DopeSelecting {
public:
    explicit DopeSelecting(DopeCanvas& canvas);

    /// The keys of a row at a frame; of a group those of all its rows.
    void pickKey(int row, std::uint32_t frame, Qt::KeyboardModifiers modifiers);
    /// The row's track; of a group all its tracks. No key is selected afterwards.
    void pickRow(int row, Qt::KeyboardModifiers modifiers);
    /// All keys of a row; with Ctrl in addition to what was selected before the last pickRow(),
    /// which is the first click of a double click.
    void pickKeysOf(int row, Qt::KeyboardModifiers modifiers);

    /// Keys of the rows and folded groups from `firstRow` to `lastRow` in a range of frames.
    [[nodiscard]] mmd::Selection block(
        int firstRow, int lastRow, std::uint32_t first, std::uint32_t last) const;
    /// Keys of all rows in a range of frames.
    [[nodiscard]] mmd::Selection columns(std::uint32_t first, std::uint32_t last) const;

    /// Whether there are keys of the row at the frame and all of them are selected.
    [[nodiscard]] bool isSelected(int row, std::uint32_t frame) const;

private:
    [[nodiscard]] mmd::Selection keysAt(int row, std::uint32_t frame) const;
    [[nodiscard]] mmd::Selection tracksFromAnchor(int row, bool extends) const;
    void put(mmd::Selection more, mmd::Choosing how);

    DopeCanvas& m_canvas;
    std::optional<RowId> m_anchor;
    std::uint32_t m_anchorFrame = 0;
    mmd::Selection m_beforePick;
};

} // namespace odori
