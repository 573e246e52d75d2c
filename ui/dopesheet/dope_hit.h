// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QPoint>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace odori {

class DopeCanvas;

/// The part of the dope sheet at a point.
struct DopeHit {
    enum class Part {
        Corner,    ///< left of the ruler
        Ruler,     ///< scrubs, selects columns
        PlayFirst, ///< handle of the play range
        PlayLast,
        Marks,     ///< beats and markers, outside all of them
        Marker,    ///< `marker`
        Fold,      ///< arrow of the group in `row`
        Name,      ///< of `row`
        Key,       ///< of `row` at `frame`; for a group the keys of its rows
        FirstEdge, ///< left edge of the selected keys
        LastEdge,
        Sheet, ///< no key; `row` may be -1
    };
    Part part = Part::Sheet;
    int row = -1;
    std::uint32_t frame = 0;
    std::size_t marker = 0; ///< index into the scene's markers
};

[[nodiscard]] DopeHit dopeHitAt(const DopeCanvas& canvas, const QPoint& at);

/// First and last frame of the play range, or of the whole motion if it is not set.
struct PlayRange {
    std::uint32_t first = 0, last = 0;
};

/// The bounds of the selected keys, with the edges that scale them.
struct SelectionExtent {
    std::uint32_t first = 0, last = 0; ///< frames
    int firstRow = 0, lastRow = 0;     ///< of the visible rows
};

} // namespace odori
