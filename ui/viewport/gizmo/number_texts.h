// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

#include <glm/vec3.hpp>

/// Numbers beside the mouse during a drag.
namespace odori {

/// With a plus or a minus; never a negative zero.
[[nodiscard]] QString signedNumber(double value, int decimals);

/// "X +1.00  Y −2.00  Z +0.00"
[[nodiscard]] QString offsetText(const glm::vec3& offset);

} // namespace odori
