// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/values/motion_residue.h"

#include <QtCore/QString>

namespace odori {

/// "0.003 units, 0.02°": what is left over, never less than it is; empty where it would all read as
/// zero.
[[nodiscard]] QString textOfResidue(const mmd::MotionResidue& residue);

} // namespace odori
