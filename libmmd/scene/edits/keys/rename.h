// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstddef>
#include <span>
#include <string>

/// Moves keys to other bones and morphs, for example to those that the model has under a similar
/// name.
namespace mmd {

/// A bone or morph, and the one of the same kind that gets its keys.
struct TrackRename {
    TrackId from, to;
    bool operator==(const TrackRename&) const = default;
};

struct RenameResult {
    ScenePatch patch;
    std::size_t moved = 0; ///< keys and drafts that have another name now
    std::size_t replaced =
        0; ///< keys and drafts that are gone, because a moved key has their frame
};

/// Gives all keys and drafts of each `from` to its `to`. All renames happen at once, so two tracks
/// can exchange their names. Keys of `to` at other frames stay; at equal frames the moved key
/// counts, and of several moved keys the one of the last rename. The moved keys keep their values,
/// curves and indices in the file; raw records hold the old name, so they are removed. A draft of
/// `to` at the frame of a moved key is removed. Selected keys and tracks stay selected under their
/// new names.
/// Renames of other kinds of tracks, to another kind, to an empty name and to the same name are
/// ignored; so are later renames of the same `from`.
[[nodiscard]] RenameResult renameTracks(
    const EditTarget& target, std::span<const TrackRename> renames);

/// The same for the selected keys of each `from` only; drafts stay.
[[nodiscard]] RenameResult moveKeysToTracks(
    const EditTarget& target, std::span<const TrackRename> renames);

/// Renames the switches of an IK in all show/IK keys and drafts. `from` and `to` are names of IK
/// bones (ikNameOf). If a key has a switch of `to` already, the renamed one replaces it.
[[nodiscard]] RenameResult renameIk(
    const EditTarget& target, const std::string& from, const std::string& to);

} // namespace mmd
