// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/physics/simulation.h"

#include <optional>
#include <span>
#include <vector>

namespace mmd {

/// What of a run becomes keys. Both tolerances 0: a key at every frame. Else keys are left out as
/// long as what is between the others (straight, the short way) stays that near, per bone.
struct BakeOptions {
    std::uint32_t first = 0, last = 0; ///< frames, both included
    std::vector<int> bones; ///< ascending; those that physics does not move are passed over
    float units = 0.0f;     ///< tolerance of the position
    float degrees = 0.0f;   ///< tolerance of the rotation
};

/// Values of one bone that show, with its physics switched off, where physics had it.
struct BakedBone {
    struct Key {
        std::uint32_t frame = 0;
        BoneValue value; ///< local, as keys are: relative to rest and the parent
        bool operator==(const Key&) const = default;
    };
    int bone = -1;
    std::vector<Key> keys; ///< ascending frames; the first and the last are there
    bool operator==(const BakedBone&) const = default;
};

/// Simulates up to the last frame (from where the run starts, which must not be after the first
/// one) and reads the bones' values off. What a bone appends or its morphs add is taken out again,
/// so that it is not there twice. None when it was cancelled, or the range is empty.
///
/// Pure but for the run's own cache; for a worker with a run of its own. Then bakeKeys() of
/// libmmd/scene makes one patch of it.
[[nodiscard]] std::optional<std::vector<BakedBone>> bake(
    Simulation& simulation, const BakeOptions& options, const Progress& progress);

/// Leaves keys out by the tolerances of `options`; with none it gives all of them back.
[[nodiscard]] std::vector<BakedBone::Key> reduced(
    std::span<const BakedBone::Key> keys, float units, float degrees);

} // namespace mmd
