// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene_patch.h"

#include <cstddef>
#include <vector>

namespace mmd {

/// Something that several patches may keep together: a selection, its list of tracks, a track, a
/// model. It is the same one where `identity` is.
struct SharedMemory {
    const void* identity = nullptr;
    std::size_t bytes = 0;
};

/// Memory that a patch keeps alive. An estimate: what its lists hold, without what an allocator
/// adds; of a model its geometry, bones and morphs.
struct PatchMemory {
    std::size_t own = 0;              ///< keys, drafts, markers and texts; nobody else's
    std::vector<SharedMemory> shared; ///< each once
};

/// The memory of a patch that is done, or that has been taken back. Where it replaces a motion or
/// an actor, it keeps two; the one that the scene has now costs nothing and is left out.
[[nodiscard]] PatchMemory memoryOf(const ScenePatch& patch, bool isDone);

} // namespace mmd
