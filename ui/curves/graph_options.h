// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

/// Switches of the graph.
struct GraphOptions {
    bool isNormalized = false;     ///< each line fills the height with its own range
    bool isColouredByTrack = true; ///< if there are several tracks
    bool hasGhosts = true;         ///< shows the curves before the running or last edit
    bool operator==(const GraphOptions&) const = default;
};

} // namespace odori
