// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <vector>

/// Parts of the scene that can be saved in separate files: a pose, and keys.
namespace odori {

/// The bones and morphs of a pose to save: the selected ones, or if none is selected all that can
/// be registered. None while the camera is active.
[[nodiscard]] std::vector<mmd::TrackId> tracksOfPose(const Document& document);

/// The keys to save: the selected ones, or if none is selected all keys of the selected tracks.
[[nodiscard]] mmd::Selection keysToSave(const Document& document);
/// Whether there are some; cheaper.
[[nodiscard]] bool hasKeysToSave(const Document& document);

} // namespace odori
