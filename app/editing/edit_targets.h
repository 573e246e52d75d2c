// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/time/columns.h"
#include "ui/document/key_commands.h"

#include <optional>
#include <vector>

/// The targets of commands, which also decide whether a command is enabled. All functions are fast
/// enough for every step of playback.
namespace odori {

/// Every track of the active motion with keys or drafts, sorted.
[[nodiscard]] std::vector<mmd::TrackId> allTracks(const Document& document);

/// The selected tracks and those of selected keys, sorted.
[[nodiscard]] std::vector<mmd::TrackId> selectedTracks(const Document& document);

/// Whether markers and the play range move with all frames of the active motion: if no other motion
/// has keys, because then the whole scene moves.
[[nodiscard]] mmd::SceneMarks marksOfColumns(const Document& document);

/// The tracks of the active actor, or of the scene, with a draft at the current frame.
[[nodiscard]] mmd::Selection changesHere(const Document& document);

/// The drafts that Esc drops at the current frame: those of the selected tracks, or all if no track
/// is selected.
[[nodiscard]] std::vector<mmd::TrackId> tracksToDrop(const Document& document);

/// The only selected bone or morph, if it has keys or drafts and its actor has a model.
[[nodiscard]] std::optional<mmd::TrackId> trackToRename(const Document& document);

/// The commands that are possible now depend on these.
struct EditState {
    bool hasMotion = false;     ///< something that can be edited is open
    bool hasBoneModel = false;  ///< an actor with a model is active
    bool hasAnyKey = false;     ///< in the active motion
    bool hasDraftsHere = false; ///< there is a draft at the current frame
    bool hasBoneKeys = false;   ///< of the active motion
    bool hasTracks = false;     ///< selected ones
    bool hasSelection = false;  ///< tracks or keys
    bool hasKeys = false;       ///< keysToEdit() is not empty; the following members are about
                                ///< these keys
    bool hasSeveralFrames = false;
    bool hasBones = false;
    bool hasValues = false;      ///< not only show/IK: there are numbers to multiply
    bool canMoveEarlier = false; ///< the first key is not at frame 0
    bool canDuplicate = false;   ///< the first key is not at the current frame
    bool hasLaterKeys = false;   ///< keys at or after the current frame
    bool canCopy = false;        ///< keys, or a pose
    bool canRegisterAll = false;
    bool canDrop = false;
    bool canRename = false;      ///< trackToRename() has a track
    bool canMoveToTrack = false; ///< keysToEdit() has keys of one bone or morph only
};
[[nodiscard]] EditState editStateOf(const Document& document);

} // namespace odori
