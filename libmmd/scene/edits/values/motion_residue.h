// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/values/shape.h"

#include <vector>

/// Measures how far an edit changed the course of a motion. Private to libmmd/scene.
namespace mmd {

/// A stretch of a track that an edit made anew.
struct TrackSpan {
    TrackId track;
    std::uint32_t first = 0, last = 0; ///< frames
};

/// The largest difference of the two motions on `spans`, at whole frames and between them; of a
/// camera, whose keys one frame apart are cuts, at whole frames alone.
[[nodiscard]] MotionResidue residueOf(
    const Motion& before, const Motion& after, const std::vector<TrackSpan>& spans);

} // namespace mmd
