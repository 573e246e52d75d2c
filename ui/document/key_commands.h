// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QStringList>

/// Copying and deleting selected keys. All of the sheet, the graph, the table and the menus use
/// these functions. Each function shows a message with the number of keys, and how many of them the
/// dope sheet hides.
namespace odori {

/// The keys that a command acts on: the selected ones, or the selected tracks' keys at the current
/// frame if none is selected, as in MMD.
[[nodiscard]] mmd::Selection keysToEdit(const Document& document);

/// Copies to the clipboard; without keys the clipboard does not change.
void copyKeys(Document& document, const mmd::Selection& keys);
/// Whether copySelection() has keys to copy.
[[nodiscard]] bool canCopySelection(const Document& document);
/// Copies the selected keys. If none is selected, it copies the shown pose of the selected tracks
/// at the current frame, with drafts, as the keys that registering would make. Without a selection
/// it copies the whole pose of the model, or in the camera's scene the camera.
void copySelection(Document& document);
/// One undo step; other keys stay selected. Keys that the graph locks stay, which is said.
void cutKeys(Document& document, const mmd::Selection& keys);
void deleteKeys(Document& document, const mmd::Selection& keys);
/// Shows a message that `keys` were inserted, with the sentence `more` after it.
void sayPasted(Document& document, const mmd::Selection& keys, const QString& more = {});

/// The number of keys of the target's motion, for sayReplaced().
[[nodiscard]] std::size_t keyCountOf(const mmd::EditTarget& target);
/// After a move of keys, which `before` counted: shows a message with the number of other keys that
/// the moved ones replaced, if there are any, and of selected keys that are locked.
void sayReplaced(Document& document, std::size_t before);

/// The header text of a panel about the selected keys that it edits.
struct KeyHeading {
    QString text;        ///< empty without keys
    QStringList shorter; ///< the same for a narrow header: see ElidedLabel::setShorter()
    bool isAway = false; ///< one of them is not at the current frame: the text has their frames
                         ///< they are
};
/// `curvesOnly`: only keys with curves, of bones and the camera. Fast enough for every frame.
[[nodiscard]] KeyHeading headingOfKeys(const Document& document, bool curvesOnly = false);

/// After each undo step of `document` that changed selected keys on hidden tracks, shows a message
/// with their number: after a typed number, a drag or a menu command. Stays connected as long as
/// `document` exists.
void reportHiddenKeys(Document& document);

} // namespace odori
