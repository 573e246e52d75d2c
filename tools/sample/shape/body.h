// SPDX-License-Identifier: MIT
#pragma once

#include "tools/sample/shape/mesh.h"
#include "tools/sample/skeleton.h"

namespace sample {

/// Trunk, arms, hands and legs with their clothes and shoes: smooth closed tubes along the bones.
void addTrunk(Mesh& mesh, const Skeleton& bones);
void addArms(Mesh& mesh, const Skeleton& bones);
void addHands(Mesh& mesh, const Skeleton& bones);
void addLegs(Mesh& mesh, const Skeleton& bones);
void addShoes(Mesh& mesh, const Skeleton& bones);

/// A cross-section on the other side of the body.
[[nodiscard]] Section mirrored(Section section);
/// `sections` are those of the left side; mirrored if `isLeft` is false.
[[nodiscard]] std::vector<Section> onSide(std::vector<Section> sections, bool isLeft);

} // namespace sample
