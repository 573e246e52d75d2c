// SPDX-License-Identifier: MIT
#pragma once

#include "tools/sample/shape/mesh.h"
#include "tools/sample/skeleton.h"

namespace sample {

/// A pleated skirt, weighted to its ring of chains.
void addSkirt(Mesh& mesh, const Skeleton& bones);
/// A ponytail with a ribbon at its root.
void addPonytail(Mesh& mesh, const Skeleton& bones);

/// Adds rigid bodies and joints: the skirt and the ponytail hang and swing, and collide with the
/// body.
void addPhysics(mmd::pmx::Model& model, const Skeleton& bones);

} // namespace sample
