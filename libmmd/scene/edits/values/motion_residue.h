// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <vector>

/// What edits that keep or smooth the course of a motion between its keys leave over: curves lie on
/// a grid of 0..127.
namespace mmd {

/// The largest difference between two motions, or between the two sides of a key.
struct MotionResidue {
    double position = 0.0;    ///< MMD units; of a bone, or of a camera's target or distance
    double angle = 0.0;       ///< degrees
    double weight = 0.0;      ///< of morphs
    double fieldOfView = 0.0; ///< degrees
    bool operator==(const MotionResidue&) const = default;

    /// Both: the larger one of each.
    void take(const MotionResidue& other);
};

struct ShapedPatch {
    ScenePatch patch;
    MotionResidue residue;
};

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
