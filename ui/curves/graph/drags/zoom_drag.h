// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/graph/value_drag.h"

namespace odori {

/// A rectangle, which afterwards fills the graph. A click does nothing.
[[nodiscard]] ValueDragPtr dragZoom(ValueCanvas& canvas, const ValuePointer& from);

} // namespace odori
