// SPDX-License-Identifier: MIT
#pragma once

#include "tools/sample/shape/mesh.h"
#include "tools/sample/skeleton.h"

#include <vector>

namespace sample {

/// Adds head, eyes, lashes, brows and mouth to `mesh`; returns the eight vertex morphs まばたき
/// 笑い 困る あ い う え お.
[[nodiscard]] std::vector<mmd::pmx::Morph> addFace(Mesh& mesh, const Skeleton& bones);

/// Adds the hair, a bob with a fringe.
void addHair(Mesh& mesh, const Skeleton& bones);

} // namespace sample
