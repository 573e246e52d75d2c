// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/keys/clipboard.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace odori {

/// Keys as the active actor can take them.
struct FittingKeys {
    mmd::Motion keys;
    QStringList leftOut; ///< bones and morphs that neither its model nor its motion has
};
/// What of `keys` fits the actor; all of it where there is no model to ask.
[[nodiscard]] FittingKeys fittingKeys(
    const mmd::Scene& scene, mmd::ActorId actor, const mmd::Motion& keys);

/// Why nothing of `keys` could be pasted, in one sentence.
[[nodiscard]] QString whyNothingFits(
    const mmd::Scene& scene, const mmd::Motion& keys, const FittingKeys& fitting);

} // namespace odori
