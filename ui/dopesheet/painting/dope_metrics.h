// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

/// Measures of the dope sheet, in logical pixels.
struct DopeMetrics {
    static constexpr int rowHeight = 19;
    static constexpr int rulerHeight = 30; ///< frames, seconds, play range
    static constexpr int marksHeight = 17; ///< beats and markers, under the ruler
    static constexpr int headHeight = rulerHeight + marksHeight;
    static constexpr int namesWidth = 178;
    static constexpr int foldWidth = 20; ///< of the arrow before a group's name
    static constexpr int keyRadius = 6;  ///< half the diagonal of a diamond
    /// From the outermost selected keys to the edges that scale them.
    static constexpr int edgeDistance = keyRadius + 6;
};

} // namespace odori
