// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace mmd {

/// A key's rotation as an angle of it is dragged: `angles` in panel degrees, of which `axis` grows
/// by the amount of the drag (0: it stays).
struct DraggedTurn {
    glm::dvec3 angles{0.0};
    int axis = -1; ///< 0 1 2; -1: the rotation stays

    [[nodiscard]] glm::dquat rotation(double amount) const;
};

/// As far as two neighbouring rotations may be dragged towards `amount` until they are half a turn
/// apart, where the short way from one to the other changes sides; a tenth of a degree short of it.
/// Rotations that are that far apart already are not held back.
[[nodiscard]] double limitedTurn(const DraggedTurn& a, const DraggedTurn& b, double amount);

} // namespace mmd
