// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/check/motion_check.h"

/// The parts of checkMotion(). Private to libmmd/check.
namespace mmd {

/// Lost bones, morphs and IK; shared and long names.
void checkNames(const Motion& motion, const Model& model, std::vector<Finding>& findings);

/// Switches left off while the goal's keys go on.
void checkIk(const Motion& motion, std::vector<Finding>& findings);

/// Whether the bone or morph track says no more than what is so without it.
[[nodiscard]] bool isAtRest(const Motion& motion, const TrackId& track);

} // namespace mmd
