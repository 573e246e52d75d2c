// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_samples.h"

namespace mmd {

/// Columns of device pixels and their time: column n starts at `firstFrame` + n *
/// `framesPerColumn`.
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

/// If a frame has fewer columns than this, lines connect the samples; otherwise the values between
/// samples are evaluated.
inline constexpr double subFrameColumns = 6.0;

/// The minimum and maximum of each line in each column, both borders included, so that neighbours
/// touch. Ranges without samples are empty, for example before frame 0. The cost depends on the
/// columns, not on the frames. `tolerance` is the allowed error between two frames, for each line.
void fillColumns(const ValueSamples& samples, const ColumnWindow& window,
    const LineValues& tolerance, std::vector<LineRanges>& columns);

} // namespace mmd
