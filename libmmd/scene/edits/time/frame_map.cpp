// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/time/frame_map.h"

#include "libmmd/scene/edits/scene/scene_edits.h"

#include <utility>

namespace mmd {

void addMarks(ScenePatch& patch, const Scene& scene, const FrameMap& map, std::uint32_t cut)
{
    std::vector<Marker> markers = scene.markers;
    for (Marker& marker : markers)
        marker.frame = map(marker.frame).value_or(cut);
    patch = joined(std::move(patch), setMarkers(scene, std::move(markers)));

    // A range that begins at 0 or ends with the last key still does so afterwards.
    SceneSettings settings = scene.settings;
    if (settings.playFirst > 0)
        settings.playFirst = map(settings.playFirst).value_or(cut);
    if (settings.playLast > 0)
        settings.playLast = map(settings.playLast).value_or(cut > 0 ? cut - 1 : 0);
    patch = joined(std::move(patch), changeSettings(scene, settings));
}

} // namespace mmd
