// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace mmd {

/// The new position of a frame; none: it is deleted. Never descends.
using FrameMap = std::function<std::optional<std::uint32_t>(std::uint32_t)>;

/// Adds to `patch` that the scene's markers and its play range move with the frames. Those at
/// deleted frames move to `cut`, the new position of the next frame. No named marker is lost,
/// except one that gets the frame of a marker with the same name.
void addMarks(ScenePatch& patch, const Scene& scene, const FrameMap& map, std::uint32_t cut);

} // namespace mmd
