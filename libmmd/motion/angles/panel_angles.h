// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace mmd {

/// The angles people see for a bone's rotation, in degrees: R = Ry·Rx·Rz, X in [-90, 90], Y and Z
/// in [-180, 180]. The quaternion need not be of unit length; one that has no direction counts as
/// no rotation. Where X is a right angle Y and Z turn about one axis: Z is 0 and Y holds all.
///
/// The signs are those of the file's quaternion. Public tools dispute whether MMD's panel negates Y
/// and Z; this pair of functions is the one place that decides (docs/formats.md, "Angles").
[[nodiscard]] glm::vec3 panelAngles(const glm::quat& rotation);

/// The rotation of unit length that panelAngles() shows as `degrees`; any angles are allowed.
[[nodiscard]] glm::quat rotationOfPanelAngles(const glm::vec3& degrees);

} // namespace mmd
