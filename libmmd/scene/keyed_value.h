// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

namespace mmd {

/// The value of the keys of `actor` on `track` at `frame` (fractional, >= 0), as the value of a
/// key. On a key it has the key's bits; without keys it is MMD's default. A show/IK value names
/// every IK bone of the model.
[[nodiscard]] DraftValue keyedValue(
    const Scene& scene, ActorId actor, const TrackId& track, double frame);

/// Adds a switch, on, for each IK bone of the model that `value` does not name.
void completeSwitches(ShowIkValue& value, const Model* model);

} // namespace mmd
