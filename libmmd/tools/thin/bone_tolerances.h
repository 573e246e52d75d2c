// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/tools/thin/track_thinning.h"

#include <span>
#include <vector>

namespace mmd {

/// The tolerances of tracks if all of them are thinned: the largest ones (with
/// TrackTolerance::looser) that alone move no joint farther than `limit`, as a rotation moves all
/// that hangs on the bone; and their share that mostly keeps all errors of a chain together in the
/// limit. Bones of one track have the same tolerance. `model` may be null.
[[nodiscard]] std::vector<TrackTolerance> trackTolerances(const Model* model, const Motion& motion,
    std::span<const TrackId> tracks, const TrackTolerance& limit);

} // namespace mmd
