// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <cstdint>
#include <vector>

namespace odori {

/// The tracks that Register registers, with Enter or a button. Buttons show their number.
struct Registering {
    /// Of the active actor, or of the scene if the camera is active: the selected tracks, changed
    /// or not, and the drafts of panels at this frame, selected or not (show/IK; camera, light and
    /// self-shadow). If no track is selected: all drafts at this frame, or the camera if it is
    /// active and there are no drafts.
    std::vector<mmd::TrackId> tracks;
    /// Drafts of light and self-shadow at this frame while a model is active.
    std::vector<mmd::TrackId> sceneTracks;
    int drafts = 0; ///< how many of them have a draft at this frame

    [[nodiscard]] int count() const { return int(tracks.size() + sceneTracks.size()); }
};
[[nodiscard]] Registering registeringNow(const Document& document);

/// A text that describes the effect, or why there is none.
[[nodiscard]] QString registeringTip(const Document& document, const Registering& registering);

/// Registers as one undo step. Shows a message with the number of keys, or the reason why there is
/// nothing to register.
void registerPose(Document& document);

/// The message that `keys` keys were registered.
[[nodiscard]] QString registeredText(int keys, std::uint32_t frame);

/// The number of drafts at all frames, of the active actor and of camera, light and self-shadow.
[[nodiscard]] int registrableDrafts(const Document& document);
/// Registers them as keys: one undo step.
void registerAllDrafts(Document& document);

} // namespace odori
