// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>

#include <array>
#include <string>

namespace sample {

/// The skirt hangs on a ring of chains, numbered from the front towards the left.
inline constexpr int skirtChains = 12, skirtLinks = 3;

/// A point of the skirt: `turn` 0..1 around the body in the order of the chains, `down` 0 (waist)
/// to 1 (hem); `out` is added to its radius.
[[nodiscard]] glm::vec3 skirtPoint(float turn, float down, float out = 0.0f);
/// The `down` value at which link `link` starts; `skirtLinks` gives the hem.
[[nodiscard]] float skirtDown(int link);
[[nodiscard]] glm::vec3 skirtJoint(int chain, int link);
[[nodiscard]] std::string skirtBone(int chain, int link);

inline constexpr int ponytailLinks = 5;
/// The positions of the ponytail's joints, and its tip.
[[nodiscard]] const std::array<glm::vec3, ponytailLinks + 1>& ponytailJoints();
[[nodiscard]] std::string ponytailBone(int link);

} // namespace sample
