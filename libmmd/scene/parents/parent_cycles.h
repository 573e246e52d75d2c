// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mmd {

/// The frames from `first` to before `end` at which some actors follow each other in a circle, by
/// their outside parents: each of them follows one of the others, or itself.
struct ParentCycle {
    std::uint32_t first = 0;
    std::uint64_t end = 0;       ///< 2^32 if no later key ends it
    std::vector<ActorId> actors; ///< ascending
    bool operator==(const ParentCycle&) const = default;
};

/// All of them, by frame. Keys whose parent is not in the scene count as none. At these frames
/// these actors follow nobody: no order of evaluation would be right.
[[nodiscard]] std::vector<ParentCycle> parentCycles(const Scene& scene);

/// The outside parents of the actor, the camera's for sceneActor; none if there is no such actor.
[[nodiscard]] std::span<const OutsideParentKey> parentsOf(const Scene& scene, ActorId actor);

/// The key of `bone` that counts at `frame`; null if there is none, or before the first one.
[[nodiscard]] const OutsideParentKey* parentAt(
    std::span<const OutsideParentKey> keys, const std::string& bone, std::uint32_t frame);

} // namespace mmd
