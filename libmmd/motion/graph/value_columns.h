// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_samples.h"

namespace mmd {

/// Columns of device pixels and the time they show: column n from `firstFrame` + n *
/// `framesPerColumn` on.
struct ColumnWindow {
    double firstFrame = 0.0;
    double framesPerColumn = 1.0;
    std::size_t count = 0;
    bool operator==(const ColumnWindow&) const = default;

    [[nodiscard]] double frame(double column) const
    {
        return firstFrame + column * framesPerColumn;
    }
    [[nodiscard]] double column(double frame) const
    {
        return (frame - firstFrame) / framesPerColumn;
    }
};

/// A frame of fewer columns is drawn from sample to sample; from here on what lies between them is
/// evaluated.
inline constexpr double subFrameColumns = 6.0;

/// The least and the largest value of each line in each column, both borders included, so that
/// neighbours touch. Where nothing is known, before frame 0 above all, ranges are empty. The cost
/// goes by the columns, not by the frames. `tolerance` is how far between two frames what is drawn
/// may be off what is evaluated, line by line.
void fillColumns(const ValueSamples& samples, const ColumnWindow& window,
    const LineValues& tolerance, std::vector<LineRanges>& columns);

} // namespace mmd
