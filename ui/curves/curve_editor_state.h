// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_channels.h"
#include "ui/curves/graph/value_drag.h"

#include <cstddef>
#include <optional>

namespace odori {

/// What commands ask about a curve editor. Without an editor in sight there are no curves.
struct CurveEditorState {
    bool hasCurves = false;      ///< keys that have curves are selected
    bool hasSharedCurve = false; ///< one that Copy takes
    bool hasCamera = false;      ///< camera keys are among them
    bool showsValues = false;    ///< the graph, else easing
    bool isNudging = false, isSpeedShown = false;
    DragRules rules; ///< of the graph's drags
    /// Of the active line of a graph in sight: its channel, and the number of its curve where it
    /// has one.
    std::optional<mmd::KeyNumber> channel = std::nullopt;
    std::optional<std::size_t> curve = std::nullopt;
    bool hasOthers = false; ///< channels besides the active one are shown
    bool hasMuted = false;  ///< some channels are not shown
};

} // namespace odori
