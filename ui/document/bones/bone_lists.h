// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/scene/list_edits.h"
#include "libmmd/scene/selecting.h"
#include "ui/document/document.h"

#include <QtCore/QStringList>

/// The commands for hidden, locked and saved bones of the active actor. Each change is one undo
/// step, and the document says what it did.
namespace odori {

/// What the commands could do now.
struct BoneListState {
    bool hasBones = false;  ///< bones are selected
    bool hasHidden = false; ///< of the model
    bool hasLocked = false;
    bool areLocked = false; ///< all selected bones
    bool hasTracks = false; ///< bones or morphs are selected: they can become a set
};
[[nodiscard]] BoneListState boneListStateOf(const Document& document);

void hideSelectedBones(Document& document);
/// Hides all bones that are not selected.
void hideOtherBones(Document& document);
void showAllBones(Document& document);
/// A sentence for a command that did not change the pose of `count` locked bones; empty for 0.
[[nodiscard]] QString lockedBonesText(int count);
/// Says it about the locked bones among `tracks` of the active model, if there are any.
void sayLockedBones(Document& document, std::span<const mmd::TrackId> tracks);
/// Locks the selected bones; unlocks them if all of them are locked.
void toggleLocks(Document& document);
void unlockAllBones(Document& document);

/// The names of the saved sets, in the user's order.
[[nodiscard]] QStringList boneSets(const Document& document);
/// Selects those bones and morphs of the set that the model has, without hidden bones.
void selectBoneSet(Document& document, const QString& name, mmd::Choosing how);
/// Saves the selected bones and morphs; a set of that name is replaced.
void saveBoneSet(Document& document, const QString& name);
void renameBoneSet(Document& document, const QString& name, const QString& newName);
void removeBoneSet(Document& document, const QString& name);

} // namespace odori
