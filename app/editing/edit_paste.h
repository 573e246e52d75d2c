// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/keys/clipboard.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace odori {

class Document;

/// The part of copied keys that the active actor accepts.
struct FittingKeys {
    mmd::Motion keys;
    QStringList leftOut; ///< bones and morphs that are neither in its model nor in its motion
};
/// The part of `keys` that fits the actor; all of it if there is no model.
[[nodiscard]] FittingKeys fittingKeys(
    const mmd::Scene& scene, mmd::ActorId actor, const mmd::Motion& keys);

/// Removes the keys that must not be pasted, and returns a sentence with their number, or an empty
/// one: those of tracks that the graph locks, and in a pose also those of locked bones.
[[nodiscard]] QString takeLocked(const Document& document, mmd::Motion& keys, bool isPose);

/// Why none of `keys` could be pasted, in one sentence.
[[nodiscard]] QString whyNothingFits(
    const mmd::Scene& scene, const mmd::Motion& keys, const FittingKeys& fitting);

} // namespace odori
