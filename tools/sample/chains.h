// SPDX-License-Identifier: MIT
#pragma once

#include <glm/vec3.hpp>

#include <array>
#include <string>

namespace sample {

/// The skirt hangs on a ring of chains, the first one in front, then towards the left.
inline constexpr int skirtChains = 12, skirtLinks = 3;

/// A point of the skirt: `turn` 0..1 about the body as the chains count, `down` 0 (waist) to 1
/// (hem); `out` is added to its radius.
[[nodiscard]] glm::vec3 skirtPoint(float turn, float down, float out = 0.0f);
/// How far down link `link` begins; `skirtLinks` gives the hem.
[[nodiscard]] float skirtDown(int link);
[[nodiscard]] glm::vec3 skirtJoint(int chain, int link);
[[nodiscard]] std::string skirtBone(int chain, int link);

inline constexpr int ponytailLinks = 5;
/// Where the ponytail's links begin, and its tip.
[[nodiscard]] const std::array<glm::vec3, ponytailLinks + 1>& ponytailJoints();
[[nodiscard]] std::string ponytailBone(int link);

} // namespace sample
