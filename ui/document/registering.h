// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <vector>

namespace odori {

/// What Register (Enter) takes at the current frame: the selected tracks and what is changed there
/// of camera, light, self-shadow or show/IK (which panels change, whatever is selected); without
/// selected tracks all that is changed there, else the camera if it is active.
[[nodiscard]] std::vector<mmd::TrackId> tracksToRegister(const Document& document);

/// Registers them: one undo step. Nothing to register is no step.
void registerPose(Document& document);

} // namespace odori
