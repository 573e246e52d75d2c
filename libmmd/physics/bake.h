// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/simulation.h"

#include <optional>
#include <vector>

namespace mmd {

/// The part of a run that becomes keys.
struct BakeOptions {
    std::uint32_t first = 0, last = 0; ///< frames, both included
    std::vector<int> bones;            ///< ascending; bones that physics does not move are ignored
};

/// Values for one bone that show the same motion with its physics switched off.
struct BakedBone {
    struct Key {
        std::uint32_t frame = 0;
        BoneValue value; ///< local, as in keys: relative to rest and the parent
        bool operator==(const Key&) const = default;
    };
    int bone = -1;
    std::vector<Key> keys; ///< one at every frame; their rotations have no jumps of sign
    bool operator==(const BakedBone&) const = default;
};

/// Simulates up to the last frame (from the start of the run, which must not be after the first
/// frame) and reads the bones' values. Append and morphs are subtracted, so that they do not count
/// twice. None if it was cancelled or the range is empty.
///
/// Changes nothing except the run's own cache; for a worker with its own run. Then bakeKeys() of
/// libmmd/scene makes one patch of the result, or bakeThinned() of libmmd/tools with fewer keys.
[[nodiscard]] std::optional<std::vector<BakedBone>> bake(
    Simulation& simulation, const BakeOptions& options, const Progress& progress);

} // namespace mmd
