// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

/// Copying and deleting selected keys, in one way for the sheet, the graph, the table and the
/// menus. Each says what it did, and how many of the keys the dope sheet does not show.
namespace odori {

/// The keys that a command acts on: the selected ones; while none is selected, those of the
/// selected tracks at the current frame, which is MMD's way.
[[nodiscard]] mmd::Selection keysToEdit(const Document& document);

/// To the clipboard; no keys leave it as it is.
void copyKeys(Document& document, const mmd::Selection& keys);
/// Whether copySelection() has something to copy.
[[nodiscard]] bool canCopySelection(const Document& document);
/// Copies the selected keys; without any the pose that the selected tracks show at the current
/// frame, drafts too, as the keys that registering it would make. In the camera's scene the camera
/// is meant where nothing is selected.
void copySelection(Document& document);
/// One undo step; other keys stay selected.
void cutKeys(Document& document, const mmd::Selection& keys);
void deleteKeys(Document& document, const mmd::Selection& keys);
/// Says that `keys` were put in.
void sayPasted(Document& document, const mmd::Selection& keys);

/// What the header of a panel says of the selected keys that it edits.
struct KeyHeading {
    QString text;        ///< empty without keys
    bool isAway = false; ///< one of them is not at the current frame: the text says where
};
/// `curvesOnly`: of bones and the camera, whose keys have curves. Cheap enough for every frame.
[[nodiscard]] KeyHeading headingOfKeys(const Document& document, bool curvesOnly = false);

/// Says of each undo step of `document` that changed selected keys on hidden tracks how many they
/// are: a number that was typed, a drag, a menu's command. For the life of `document`.
void reportHiddenKeys(Document& document);

} // namespace odori
