// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/scene/outside_parents.h"
#include "ui/document/document.h"

#include <QtCore/QString>

/// Outside parents for users: their texts, and the edits with what is said about them. An actor is
/// the one that follows; for sceneActor the camera follows.
namespace odori {

/// The name of a bone of `actor` (a track name); as it is in the key if its model lacks the bone.
[[nodiscard]] QString followedBoneName(
    const Document& document, mmd::ActorId actor, const std::string& bone);

/// "Gene / 右手首", "Gene / origin" or "nobody".
[[nodiscard]] QString outsideParentText(const Document& document, const mmd::OutsideParent& parent);

/// Why `actor` cannot follow.
[[nodiscard]] QString refusalText(
    const Document& document, mmd::ActorId actor, const mmd::ParentRefusal& refusal);

/// Sets the key as one undo step and says so, or says why not. With `keepsPlace` the step also sets
/// the bone's (the camera's) own key, so that it does not jump (mmd::setParentInPlace).
void registerOutsideParent(
    Document& document, mmd::ActorId actor, const mmd::OutsideParentKey& key, bool keepsPlace);
/// Removes the key likewise; says which parent counts there now.
void removeOutsideParent(
    Document& document, mmd::ActorId actor, const mmd::OutsideParentKey& key, bool keepsPlace);

} // namespace odori
