// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <vector>

/// The remaining error of edits that keep or smooth a motion between its keys. Curves have only the
/// values 0..127, so an error remains.
namespace mmd {

/// The largest difference between two motions, or between the two sides of a key.
struct MotionResidue {
    double position = 0.0;    ///< MMD units; of a bone, or of a camera's target or distance
    double angle = 0.0;       ///< degrees
    double weight = 0.0;      ///< of morphs
    double fieldOfView = 0.0; ///< degrees
    bool operator==(const MotionResidue&) const = default;

    /// The maximum of both, for each member.
    void include(const MotionResidue& other);
};

struct ShapedPatch {
    ScenePatch patch;
    MotionResidue residue;
};

/// A range of a track that an edit computed again.
struct TrackSpan {
    TrackId track;
    std::uint32_t first = 0, last = 0; ///< frames
};

/// The largest difference of the two motions on `spans`, at whole frames and between them; for a
/// camera only at whole frames, because keys one frame apart are cuts.
[[nodiscard]] MotionResidue residueOf(
    const Motion& before, const Motion& after, const std::vector<TrackSpan>& spans);

} // namespace mmd
