// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selection.h"
#include "ui/curves/graph/drags/scale_box.h"
#include "ui/curves/graph/value_graph.h"
#include "ui/curves/graph/value_handles.h"

#include <QtCore/QPointF>
#include <QtCore/QRectF>

#include <optional>

namespace odori {

class ValueCanvas;

/// The nearest object of the graph under the mouse. Locked tracks have no objects.
struct ValueHit {
    enum class Part : std::uint8_t { Ruler, Box, Handle, Key, Line, Graph, Strip };
    Part part = Part::Graph;
    GraphLine line;          ///< of a key or a line
    std::uint32_t frame = 0; ///< of a key
    GraphHandle handle;
    BoxGrip grip; ///< of the box
};

[[nodiscard]] ValueHit valueHitAt(const ValueCanvas& canvas, const QPointF& at);

/// The keys with a mark inside `area`, in widget pixels; no tracks. Locked tracks have none.
[[nodiscard]] mmd::Selection keysInside(const ValueCanvas& canvas, const QRectF& area);

} // namespace odori
