// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/beats/beat_grid.h"
#include "libmmd/scene/scene.h"

namespace mmd {

/// `settings` with the tempo, its changes and the first beat of a sound that begins at the frame
/// `soundFrame`, which may be negative or fractional. For changeSettings(). The first beat is the
/// grid's first downbeat; beats before it continue its tempo. No change without two beats.
[[nodiscard]] SceneSettings withDetectedBeats(
    SceneSettings settings, const BeatGrid& grid, double soundFrame);

} // namespace mmd
