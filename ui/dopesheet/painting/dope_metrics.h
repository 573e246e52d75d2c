// SPDX-License-Identifier: MIT
#pragma once

class QFontMetrics;

namespace odori {

/// Sizes in the dope sheet, in logical pixels. All sheets use the program's font, so they share the
/// sizes.
struct DopeMetrics {
    static inline int rowHeight = 19;
    static inline int rulerHeight = 30; ///< frames, seconds, play range
    static inline int marksHeight = 17; ///< beats and markers, under the ruler
    static inline int headHeight = rulerHeight + marksHeight;
    static inline int namesWidth = 178;
    static inline int foldWidth = 20;    ///< of the arrow before a group's name
    static inline int labelStep = 58;    ///< minimum distance of the ruler's numbers
    static inline int flagHeight = 15;   ///< of the number of the current frame
    static inline int flagReach = 40;    ///< at least half of that number's width
    static inline int bubbleHeight = 20; ///< of the text beside a dragged key
    static constexpr int keyRadius = 6;  ///< half the diagonal of a diamond
    /// Distance from the outermost selected keys to the edges that scale them.
    static constexpr int edgeDistance = keyRadius + 6;

    /// Increases the sizes for this font; they never become smaller than the values above.
    static void fit(const QFontMetrics& font);
};

} // namespace odori
