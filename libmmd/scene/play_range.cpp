// SPDX-License-Identifier: MIT
#include "libmmd/scene/play_range.h"

#include <algorithm>

namespace mmd {

std::uint32_t lastPlayed(const Scene& scene)
{
    const SceneSettings& settings = scene.settings;
    return std::max(
        settings.playFirst, settings.playLast > 0 ? settings.playLast : lastFrame(scene));
}

} // namespace mmd
