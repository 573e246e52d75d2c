// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/keys/clipboard.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace odori {

/// The part of copied keys that the active actor accepts.
struct FittingKeys {
    mmd::Motion keys;
    QStringList leftOut; ///< bones and morphs that are neither in its model nor in its motion
};
/// The part of `keys` that fits the actor; all of it if there is no model.
[[nodiscard]] FittingKeys fittingKeys(
    const mmd::Scene& scene, mmd::ActorId actor, const mmd::Motion& keys);

/// Why none of `keys` could be pasted, in one sentence.
[[nodiscard]] QString whyNothingFits(
    const mmd::Scene& scene, const mmd::Motion& keys, const FittingKeys& fitting);

} // namespace odori
