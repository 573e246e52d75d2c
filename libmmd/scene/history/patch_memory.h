// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene_patch.h"

#include <cstddef>
#include <vector>

namespace mmd {

/// Something that several patches may share: a selection, its list of tracks, a track, a model. Two
/// are the same if their `identity` is equal.
struct SharedMemory {
    const void* identity = nullptr;
    std::size_t bytes = 0;
};

/// Memory that a patch keeps alive. An estimate: the content of its lists, without the overhead of
/// the allocator; of a model its geometry, bones and morphs.
struct PatchMemory {
    std::size_t own = 0;              ///< keys, drafts, markers and texts; not shared
    std::vector<SharedMemory> shared; ///< each once
};

/// The memory of a patch that is done or undone. If it replaces a motion or an actor, it keeps two
/// of them; the one that the scene has now costs nothing and is left out.
[[nodiscard]] PatchMemory memoryOf(const ScenePatch& patch, bool isDone);

} // namespace mmd
