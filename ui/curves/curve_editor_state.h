// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_channels.h"
#include "ui/curves/graph/value_drag.h"
#include "ui/curves/graph_options.h"

#include <cstddef>
#include <optional>

namespace odori {

class ValueCanvas;

/// The state of a curve editor for commands. If no editor is visible there are no curves.
struct CurveEditorState {
    bool hasCurves = false;      ///< keys that have curves are selected
    bool hasSharedCurve = false; ///< a common curve, which Copy copies
    bool hasCamera = false;      ///< camera keys are among them
    bool showsValues = false;    ///< the graph, else easing
    bool isNudging = false, isSpeedShown = false;
    DragRules rules; ///< of the graph's drags
    GraphOptions options = {};
    bool isZoomingToBox = false; ///< the next drag zooms
    /// The active line of a visible graph: its channel, and the index of its curve if it has one.
    std::optional<mmd::KeyNumber> channel = std::nullopt;
    std::optional<std::size_t> curve = std::nullopt;
    bool hasOthers = false;                ///< other channels than the active one are shown
    bool hasMuted = false;                 ///< some channels are not shown
    QString track = {};                    ///< the name of the active line's track
    bool isSolo = false, isLocked = false; ///< of this track
    bool hasLooks =
        false; ///< some track of the graph is hidden, locked or solo, or has muted lines
};

/// Adds what the graph shows.
void addGraph(const ValueCanvas& canvas, CurveEditorState& state);

} // namespace odori
