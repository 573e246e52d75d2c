// SPDX-License-Identifier: MIT
#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace mmd {

/// The angles that people see for a bone's rotation, in degrees: R = Ry·Rx·Rz, X in [-90, 90], Y
/// and Z in [-180, 180]. The quaternion may have any length; one without a direction counts as no
/// rotation. If X is a right angle, Y and Z rotate about the same axis: Z is 0 and Y has the whole
/// rotation.
///
/// The signs are those of the file's quaternion. Public tools disagree on whether MMD's panel
/// negates Y and Z; only this pair of functions decides it (docs/formats.md, "Angles").
[[nodiscard]] glm::vec3 panelAngles(const glm::quat& rotation);

/// The rotation of unit length for which panelAngles() gives `degrees`; any angles are allowed.
[[nodiscard]] glm::quat rotationOfPanelAngles(const glm::vec3& degrees);

} // namespace mmd
