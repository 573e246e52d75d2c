// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <vector>

namespace odori {

/// What Register would do, by Enter or by a button. Buttons use it to count and show, and to
/// register.
struct Registering {
    /// Of the active actor, or of the scene if the camera is active: the selected tracks, changed
    /// or not, and drafts of panels at this frame, selected or not (show/IK; camera, light and
    /// self-shadow). Without selected tracks: all drafts there, else the camera if it is active.
    std::vector<mmd::TrackId> tracks;
    /// Drafts of camera, light and self-shadow at this frame while a model is active.
    std::vector<mmd::TrackId> sceneTracks;
    int drafts = 0; ///< how many of them have a draft at this frame

    [[nodiscard]] int count() const { return int(tracks.size() + sceneTracks.size()); }
};
[[nodiscard]] Registering registeringNow(const Document& document);

/// What it will do, or why it can do nothing, in words.
[[nodiscard]] QString registeringTip(const Document& document, const Registering& registering);

/// Registers: one undo step. Tells the user the number of keys, or why there is nothing to
/// register.
void registerPose(Document& document);

/// Every draft at every frame, of the active actor and of camera, light and self-shadow.
[[nodiscard]] int registrableDrafts(const Document& document);
/// Registers them as keys: one undo step.
void registerAllDrafts(Document& document);

} // namespace odori
