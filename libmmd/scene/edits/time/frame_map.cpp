// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/time/frame_map.h"

#include "libmmd/scene/edits/scene/scene_edits.h"

#include <iterator>

namespace mmd {
namespace {

void append(ScenePatch& patch, ScenePatch more)
{
    std::move(more.parts.begin(), more.parts.end(), std::back_inserter(patch.parts));
}

} // namespace

void addMarks(ScenePatch& patch, const Scene& scene, const FrameMap& map, std::uint32_t cut)
{
    std::vector<Marker> markers = scene.markers;
    for (Marker& marker : markers)
        marker.frame = map(marker.frame).value_or(cut);
    append(patch, setMarkers(scene, std::move(markers)));

    // A range that begins at 0 or ends with the last key does so afterwards.
    SceneSettings settings = scene.settings;
    if (settings.playFirst > 0)
        settings.playFirst = map(settings.playFirst).value_or(cut);
    if (settings.playLast > 0)
        settings.playLast = map(settings.playLast).value_or(cut > 0 ? cut - 1 : 0);
    append(patch, changeSettings(scene, settings));
}

} // namespace mmd
