// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/simulation.h"

#include <optional>
#include <span>
#include <vector>

namespace mmd {

/// The part of a run that becomes keys. Both tolerances 0: a key at every frame. Otherwise keys are
/// left out while the interpolated values (linear, shortest rotation) stay within the tolerances,
/// for each bone.
struct BakeOptions {
    std::uint32_t first = 0, last = 0; ///< frames, both included
    std::vector<int> bones;            ///< ascending; bones that physics does not move are ignored
    float units = 0.0f;                ///< tolerance of the position
    float degrees = 0.0f;              ///< tolerance of the rotation
};

/// Values for one bone that show the same motion with its physics switched off.
struct BakedBone {
    struct Key {
        std::uint32_t frame = 0;
        BoneValue value; ///< local, as in keys: relative to rest and the parent
        bool operator==(const Key&) const = default;
    };
    int bone = -1;
    std::vector<Key> keys; ///< ascending frames, including the first and the last
    bool operator==(const BakedBone&) const = default;
};

/// Simulates up to the last frame (from the start of the run, which must not be after the first
/// frame) and reads the bones' values. Append and morphs are subtracted, so that they do not count
/// twice. None if it was cancelled or the range is empty.
///
/// Changes nothing except the run's own cache; for a worker with its own run. Then bakeKeys() of
/// libmmd/scene makes one patch of the result.
[[nodiscard]] std::optional<std::vector<BakedBone>> bake(
    Simulation& simulation, const BakeOptions& options, const Progress& progress);

/// Whether bake() makes a key at every frame of the range, so that their number is known before.
[[nodiscard]] bool keepsEveryFrame(const BakeOptions& options);

/// Removes keys by the tolerances of `options`; without tolerances it returns all of them.
[[nodiscard]] std::vector<BakedBone::Key> reduced(
    std::span<const BakedBone::Key> keys, float units, float degrees);

} // namespace mmd
