// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selecting.h"
#include "ui/dopesheet/row_list.h"

#include <QtCore/Qt>

#include <cstdint>
#include <optional>

namespace odori {

class DopeCanvas;

/// Selects keys and rows by mouse and keyboard in the dope sheet. Shift selects a range from the
/// last selection without Shift, Ctrl toggles.
class DopeSelecting {
public:
    explicit DopeSelecting(DopeCanvas& canvas);

    /// The keys of a row at a frame; for a group the keys of all its rows.
    void pickKey(int row, std::uint32_t frame, Qt::KeyboardModifiers modifiers);
    /// Selects the row's track; for a group, all its tracks. Keys are deselected.
    void pickRow(int row, Qt::KeyboardModifiers modifiers);
    /// All keys of a row. With Ctrl they are added to the selection before the last pickRow(),
    /// which is the first click of a double click.
    void pickKeysOf(int row, Qt::KeyboardModifiers modifiers);

    /// Keys of the rows and folded groups from `firstRow` to `lastRow` in a range of frames.
    [[nodiscard]] mmd::Selection block(
        int firstRow, int lastRow, std::uint32_t first, std::uint32_t last) const;
    /// Keys of all rows in a range of frames.
    [[nodiscard]] mmd::Selection columns(std::uint32_t first, std::uint32_t last) const;

    /// Whether the row has keys at the frame and all of them are selected.
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
