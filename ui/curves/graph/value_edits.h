// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_channels.h"
#include "libmmd/scene/edits/edits.h"

/// The graph's edits, as pure functions from a scene to a patch.
namespace odori {

/// A selected key and the numbers that the graph shows for it.
struct GrabbedKey {
    mmd::TrackId track;
    std::uint32_t frame = 0;
    mmd::LineValues values{};
};

/// What happens to grabbed keys: all move by `frames`, and the `channel` of those that have it by
/// `amount` in its unit.
struct KeyMotion {
    std::int64_t frames = 0;
    mmd::ValueChannel channel = mmd::ValueChannel::X;
    double amount = 0.0;
};

struct MovedKeys {
    mmd::ScenePatch patch;
    std::int64_t frames = 0; ///< how far they came
    double amount = 0.0;
    bool isTurnStopped = false; ///< a rotation would be half a turn from its neighbour
};

/// Moves the selected keys of the active motion; `keys` are those whose values are known, in the
/// selection's order. In time as mmd::moveKeys does. A rotation becomes that of its three angles;
/// all stop together short of half a turn from a key before or behind, where the way between them
/// would change sides. Weights stay within 0..1, fields of view are whole degrees from 1 on.
[[nodiscard]] MovedKeys moveKeysInGraph(const mmd::Scene& scene, const mmd::Selection& selection,
    std::span<const GrabbedKey> keys, const KeyMotion& motion);

/// Sets handle `index` (0 or 1) of the curve that ends at a key to the grid's place nearest to
/// `time`, `progress`. The selection stays.
[[nodiscard]] mmd::ScenePatch moveHandle(const mmd::Scene& scene, const mmd::Selection& selection,
    const mmd::TrackId& track, std::uint32_t frame, std::size_t curve, int index, double time,
    double progress);

} // namespace odori
