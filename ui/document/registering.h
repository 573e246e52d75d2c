// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <vector>

namespace odori {

/// What Register (Enter) takes at the current frame: the selected tracks, else what is changed
/// there, else the camera if it is active.
[[nodiscard]] std::vector<mmd::TrackId> tracksToRegister(const Document& document);

/// Registers them and what the panels changed of the camera (when it is active) or of the active
/// actor's show and IK at this frame: one undo step. Nothing to register is no step.
void registerPose(Document& document);

} // namespace odori
