// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_channels.h"
#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/edits/time/timing.h"
#include "libmmd/scene/scene_patch.h"

/// Edits by dragging in the value graph.
namespace mmd {

/// A selected key and the numbers that the graph shows for it.
struct GrabbedKey {
    TrackId track;
    std::uint32_t frame = 0;
    LineValues values{};
};

/// How dragged keys change: all move by `frames`, and `channel` of those that have it changes by
/// `amount` in its unit.
struct KeyMotion {
    std::int64_t frames = 0;
    KeyNumber channel = KeyNumber::X;
    double amount = 0.0;
};

struct MovedKeys {
    ScenePatch patch;
    std::int64_t frames = 0; ///< the distance of the move
    double amount = 0.0;
    bool isTurnStopped = false; ///< stopped before a rotation is half a turn from its neighbour
};

/// Moves the selected keys; `keys` are those with known values, in the selection's order. In time
/// it works as moveKeys. A rotation is set from its three angles. All keys stop together before one
/// is half a turn from the key before or after it, because there the shortest rotation changes
/// direction. Weights stay within 0..1, fields of view are whole degrees from 1 on.
[[nodiscard]] MovedKeys moveKeysInGraph(
    const EditTarget& target, std::span<const GrabbedKey> keys, const KeyMotion& motion);

/// A selected key, the numbers that the graph shows for it, and its new numbers.
struct ReshapedKey {
    TrackId track;
    std::uint32_t frame = 0;
    LineValues values{}, wanted{};
};

struct ReshapedKeys {
    ScenePatch patch;
    bool isTurnStopped = false;
};

/// Scales the frames of the selected keys as scaleKeys(), and gives `keys`, in the selection's
/// order, their new numbers. A number that is not changed stays bit for bit the same. Rotations
/// stop together as in moveKeysInGraph(), and other numbers have the same limits.
[[nodiscard]] ReshapedKeys reshapeKeys(
    const EditTarget& target, std::span<const ReshapedKey> keys, const TimeScale& time);

/// One of the two handles of the curve that ends at a key.
struct CurveHandle {
    TrackId track;
    std::uint32_t frame = 0;
    std::size_t curve = 0; ///< in BoneCurves or CameraCurves
    int index = 0;         ///< 0 at the start of the segment, 1 at its end
};

/// Sets the handle to the grid point nearest to `time`, `progress`. The selection stays.
[[nodiscard]] ScenePatch moveHandle(
    const EditTarget& target, const CurveHandle& handle, double time, double progress);

} // namespace mmd
