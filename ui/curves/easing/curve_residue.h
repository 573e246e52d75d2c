// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/values/motion_residue.h"

#include <QtCore/QString>

namespace odori {

/// "0.003 units, 0.02°": the remaining error, rounded up; empty if all numbers would be zero.
[[nodiscard]] QString textOfResidue(const mmd::MotionResidue& residue);

} // namespace odori
