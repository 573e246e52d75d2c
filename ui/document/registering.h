// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <vector>

namespace odori {

/// What Register does, by Enter or by a button: the one answer that buttons count, show and do.
struct Registering {
    /// Of the active actor, or of the scene where the camera is active: the selected tracks,
    /// changed or not, and what panels changed at this frame whatever is selected (show/IK; camera,
    /// light and self-shadow). Without selected tracks all that is changed there, else the camera
    /// if it is active.
    std::vector<mmd::TrackId> tracks;
    /// Camera, light and self-shadow changed at this frame while a model is active.
    std::vector<mmd::TrackId> sceneTracks;
    int drafts = 0; ///< how many of them are changed at this frame

    [[nodiscard]] int count() const { return int(tracks.size() + sceneTracks.size()); }
};
[[nodiscard]] Registering registeringNow(const Document& document);

/// What it will do, or why it can do nothing, in words.
[[nodiscard]] QString registeringTip(const Document& document, const Registering& registering);

/// Does it: one undo step. Says how many keys there are, or why there is nothing to do.
void registerPose(Document& document);

/// Every draft of every frame, of the active actor and of camera, light and self-shadow.
[[nodiscard]] int registrableDrafts(const Document& document);
/// Makes keys of them: one undo step.
void registerAllDrafts(Document& document);

} // namespace odori
