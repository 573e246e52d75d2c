// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/graph/drags/scale_box.h"
#include "ui/curves/graph/value_drag.h"

namespace odori {

/// Scales the frames and the shown values of the editable keys about the pivot of the canvas's
/// options. Ctrl makes the movement ten times finer, Shift ten times coarser. A typed number is the
/// factor.
[[nodiscard]] ValueDragPtr dragScale(
    ValueCanvas& canvas, const ValuePointer& from, const ScaleBox& box, BoxGrip grip);

} // namespace odori
