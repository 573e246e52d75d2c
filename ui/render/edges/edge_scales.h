// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <vector>

namespace odori::render {

/// The edge scale of each vertex, for the shader of edge lines; 0 or more in the file.
///
/// It is negative if a face looks against the vertex's normal. Sheets that are laid both ways with
/// shared vertices have such faces. There the normal does not say which way is outwards, and the
/// hull always moves away from the eye.
[[nodiscard]] std::vector<float> edgeScalesOf(const mmd::pmx::Model& model);

} // namespace odori::render
