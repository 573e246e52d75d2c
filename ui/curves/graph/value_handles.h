// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selection.h"
#include "ui/curves/graph/value_graph.h"

#include <array>

namespace odori {

/// One of the two handles of an easing curve: of the segment of `line` that ends at the key at
/// `frame`. Rotations share one curve; its handles are in the strip, and `line` is the first of the
/// three.
struct GraphHandle {
    GraphLine line;
    mmd::TrackId track;
    std::uint32_t frame = 0;
    std::size_t curve = 0; ///< in BoneCurves or CameraCurves
    int index = 0;         ///< 0 at the start of the segment, 1 at its end
    /// The ends of the segment: frames, and the line's values there.
    double firstFrame = 0.0, lastFrame = 0.0;
    double firstValue = 0.0, lastValue = 0.0;
    std::array<double, 2> position{}; ///< time and progress, 0..127
    bool isInStrip = false;

    [[nodiscard]] double frameAt(double time) const
    {
        return firstFrame + (lastFrame - firstFrame) * time / 127.0;
    }
    [[nodiscard]] double valueAt(double progress) const
    {
        return firstValue + (lastValue - firstValue) * progress / 127.0;
    }
};

/// Maximum number of selected keys with visible handles.
inline constexpr std::size_t mostHandledKeys = 64;

/// The handles of the segments on both sides of the selected keys on the visible lines; for
/// rotations only those of `stripTrack`. A segment without a change of value has handles only in
/// the strip. Locked tracks have none. None if more than `mostHandledKeys` are selected.
[[nodiscard]] std::vector<GraphHandle> handlesOf(const ValueGraph& graph,
    const mmd::Selection& selection, std::optional<std::size_t> stripTrack);

} // namespace odori
