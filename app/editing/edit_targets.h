// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/time/columns.h"
#include "ui/document/key_commands.h"

#include <vector>

/// What a command acts on, and so whether there is anything that it could do. All of it is cheap
/// enough for every step of playing.
namespace odori {

/// Every track of the active motion that holds keys or drafts, sorted.
[[nodiscard]] std::vector<mmd::TrackId> allTracks(const Document& document);

/// The selected tracks and those of selected keys, sorted.
[[nodiscard]] std::vector<mmd::TrackId> selectedTracks(const Document& document);

/// Nothing but the active motion has keys: moving its frames moves everything, and so the markers
/// and the play range.
[[nodiscard]] mmd::SceneMarks marksOfColumns(const Document& document);

/// The tracks of the active actor, or of the scene, that are changed at the current frame and not
/// registered.
[[nodiscard]] mmd::Selection changesHere(const Document& document);

/// What Esc drops at the current frame: changes of the selected tracks, of all if no track is
/// selected.
[[nodiscard]] std::vector<mmd::TrackId> tracksToDrop(const Document& document);

/// What could be done now.
struct EditState {
    bool hasMotion = false;     ///< something to edit is open
    bool hasBoneModel = false;  ///< an actor with a model is active
    bool hasAnyKey = false;     ///< in the active motion
    bool hasDraftsHere = false; ///< something is changed at the current frame
    bool hasBoneKeys = false;   ///< of the active motion
    bool hasTracks = false;     ///< selected ones
    bool hasSelection = false;  ///< tracks or keys
    bool hasKeys = false;       ///< keysToEdit() is not empty; the rest is about those
    bool hasSeveralFrames = false;
    bool hasBones = false;
    bool hasValues = false;      ///< not show/IK alone: numbers to multiply
    bool canMoveEarlier = false; ///< the first one is not at frame 0
    bool canDuplicate = false;   ///< the first one is not at the current frame
    bool hasLaterKeys = false;   ///< keys at or behind the current frame
    bool canCopy = false;        ///< keys, or a pose
    bool canRegisterAll = false;
    bool canDrop = false;
};
[[nodiscard]] EditState editStateOf(const Document& document);

} // namespace odori
