// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace mmd {

/// Where a frame comes to lie; none: it is deleted. Never descends.
using FrameMap = std::function<std::optional<std::uint32_t>(std::uint32_t)>;

/// Adds to `patch` that the scene's markers and its play range go along with the frames. Those of
/// deleted frames move to `cut`, where what came after them lies now; nothing with a name is lost
/// but a marker that comes to lie on its like.
void addMarks(ScenePatch& patch, const Scene& scene, const FrameMap& map, std::uint32_t cut);

} // namespace mmd
