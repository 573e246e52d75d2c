// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_channels.h"
#include "libmmd/scene/selection.h"

#include <map>
#include <span>
#include <utility>

namespace odori {

/// How the graph shows a track, and whether the user can change it there.
struct TrackLook {
    int colour = -1; ///< index for trackColour(); -1: none yet
    bool isHidden = false;
    bool isLocked = false;     ///< the graph does not select its keys, and nothing that edits
                               ///< selected keys changes them (UnlockedKeys)
    bool isSolo = false;       ///< of the tracks in the graph only those with this are drawn
    bool isUnfolded = false;   ///< the list shows its channels
    mmd::ChannelSet muted = 0; ///< channels that are not drawn for this track
    bool operator==(const TrackLook&) const = default;
};

/// The looks of the tracks of all actors. They are part of the view, not of the document.
class TrackLooks {
public:
    /// The look of a track; the default one if none was set.
    [[nodiscard]] TrackLook of(mmd::ActorId actor, const mmd::TrackId& track) const;
    void set(mmd::ActorId actor, const mmd::TrackId& track, const TrackLook& look);
    /// Gives each of `tracks` without a colour one that few of them have.
    void chooseColours(mmd::ActorId actor, std::span<const mmd::TrackId> tracks);
    bool operator==(const TrackLooks&) const = default;

private:
    std::map<std::pair<mmd::ActorId, mmd::TrackId>, TrackLook> m_looks;
};

} // namespace odori
