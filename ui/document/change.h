// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene_patch.h"

#include <QtCore/QMetaType>

#include <cstdint>
#include <vector>

namespace odori {

/// The data that one patch changed, for views. Computed from the patch's parts.
struct Change {
    bool keys = false;   ///< keys of `tracks` of `actor`
    bool drafts = false; ///< drafts of `tracks` of `actor`
    /// Views must reset: an actor was added or removed, got another model or motion, or tracks of
    /// several actors changed.
    bool actors = false;
    bool settings = false; ///< active actor, play range, sound, gravity, noise, tempo
    bool markers = false;
    bool boneLists = false; ///< hidden, locked or saved bones of any actor
    bool parents = false;   ///< outside parents of any actor, or of the camera
    mmd::ActorId actor{};
    std::vector<mmd::TrackId> tracks; ///< sorted, without duplicates
    std::uint32_t firstFrame = 0;     ///< frames of the keys and drafts that changed, inclusive
    std::uint32_t lastFrame = 0;
};

/// The change of `patch`.
[[nodiscard]] Change changeOf(const mmd::ScenePatch& patch);

/// The change of two patches together.
[[nodiscard]] Change united(Change a, const Change& b);

} // namespace odori

Q_DECLARE_METATYPE(odori::Change)
