// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QPoint>

#include <cstddef>
#include <cstdint>
#include <optional>

namespace odori {

class DopeCanvas;

/// What of the dope sheet is at a point.
struct DopeHit {
    enum class Place {
        Corner,    ///< left of the ruler
        Ruler,     ///< scrubs, selects columns
        PlayFirst, ///< handle of the play range
        PlayLast,
        Marks,     ///< beats and markers, on none of them
        Marker,    ///< `marker`
        Fold,      ///< arrow of the group in `row`
        Name,      ///< of `row`
        Key,       ///< of `row` at `frame`; of a group those of its rows
        FirstEdge, ///< left edge of the selected keys
        LastEdge,
        Sheet, ///< no key; `row` may be -1
    };
    Place place = Place::Sheet;
    int row = -1;
    std::uint32_t frame = 0;
    std::size_t marker = 0; ///< index into the scene's markers
};

[[nodiscard]] DopeHit dopeHitAt(const DopeCanvas& canvas, const QPoint& at);

/// First and last frame of the play range: what it is, or the whole motion.
struct PlayRange {
    std::uint32_t first = 0, last = 0;
};

/// The selected keys as a block: what its edges scale.
struct SelectionExtent {
    std::uint32_t first = 0, last = 0; ///< frames
    int firstRow = 0, lastRow = 0;     ///< of those that show
};

} // namespace odori
