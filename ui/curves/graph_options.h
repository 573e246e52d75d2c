// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace odori {

/// The point that does not move if the box scales keys. The current frame: also the values of the
/// lines there.
enum class BoxPivot : std::uint8_t { OppositeSide, Centre, CurrentFrame };

/// Switches of the graph.
struct GraphOptions {
    bool isNormalized = false;     ///< each line fills the height with its own range
    bool isColouredByTrack = true; ///< if there are several tracks
    bool hasGhosts = true;         ///< shows the curves before the running or last edit
    bool hasBox = false;           ///< a box around the selected keys, which scales them
    BoxPivot pivot = BoxPivot::OppositeSide;
    bool operator==(const GraphOptions&) const = default;
};

} // namespace odori
