// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace mmd {

/// A key's rotation during a drag of one of its angles: `angles` in panel degrees; the drag adds
/// its amount to `axis`.
struct DraggedTurn {
    glm::dvec3 angles{0.0};
    int axis = -1; ///< 0 1 2; -1: the rotation stays

    [[nodiscard]] glm::dquat rotation(double amount) const;
};

/// Limits `amount` so that two neighbouring dragged rotations stay a tenth of a degree less than
/// half a turn apart, because there the shortest rotation changes direction. Rotations that are
/// already farther apart are not limited.
[[nodiscard]] double limitedTurn(const DraggedTurn& a, const DraggedTurn& b, double amount);

/// A key's rotation on its way between two triples of panel degrees.
struct TurnPath {
    glm::dvec3 from{0.0}, to{0.0};

    [[nodiscard]] glm::dvec3 angles(double part) const { return from + (to - from) * part; }
};

/// Limits `part` (0..1) of the ways of two neighbouring rotations in the same manner as
/// limitedTurn().
[[nodiscard]] double limitedPart(const TurnPath& a, const TurnPath& b, double part);

} // namespace mmd
