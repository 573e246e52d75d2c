// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edits.h"

#include <cstdint>
#include <span>

/// Edits that keep or smooth the course of a motion between its keys, as far as curves on the
/// 0..127 grid can say it; they tell what is left over.
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

/// Registers keys on `tracks`, of any kind, at `frames` (ascending) without changing the motion:
/// the curve of the segment is cut in parts, each rounded to the grid. Keys that are there already
/// stay as they are. What is left over comes from that rounding, from whole degrees of the field of
/// view, and, for a camera, between two frames: keys one frame apart are a cut. The new keys are
/// the selection's keys afterwards.
[[nodiscard]] ShapedPatch insertKeys(const EditTarget& target, std::span<const TrackId> tracks,
    std::span<const std::uint32_t> frames);

/// The selected keys deleted; the curves of bone and camera segments that become one are fitted to
/// the motion there was. No key is selected afterwards. The residue is that of the joined segments.
[[nodiscard]] ShapedPatch deleteKeysRefitted(const EditTarget& target);

/// Bends the curves on both sides of every selected bone and camera key so that `channels` go
/// through it at one speed, without overshooting: at a turning point and where the motion ends the
/// speed is 0, else a mean of both sides (Fritsch and Carlson's). The outer handles of the two
/// segments stay. The residue is the largest jump of speed left, per frame.
[[nodiscard]] ShapedPatch smoothKeys(const EditTarget& target, CurveChannels channels);

} // namespace mmd
