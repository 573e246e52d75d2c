// SPDX-License-Identifier: MIT
#include "libmmd/scene/frame_map.h"

#include "libmmd/scene/edits_scene.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace mmd {
namespace {

bool isBefore(const Marker& a, const Marker& b)
{
    return std::tie(a.frame, a.name) < std::tie(b.frame, b.name);
}

std::vector<Marker> without(const std::vector<Marker>& markers, const std::vector<Marker>& others)
{
    std::vector<Marker> rest;
    std::set_difference(markers.begin(), markers.end(), others.begin(), others.end(),
        std::back_inserter(rest), isBefore);
    return rest;
}

} // namespace

void addMarks(ScenePatch& patch, const Scene& scene, const FrameMap& map, std::uint32_t cut)
{
    std::vector<Marker> moved = scene.markers;
    for (Marker& marker : moved)
        marker.frame = map(marker.frame).value_or(cut);
    std::sort(moved.begin(), moved.end(), isBefore);
    moved.erase(std::unique(moved.begin(), moved.end()), moved.end());
    MarkerChange change{without(scene.markers, moved), without(moved, scene.markers)};
    if (!change.removed.empty() || !change.inserted.empty())
        patch.parts.push_back(std::move(change));

    // A range that begins at 0 or ends with the last key does so afterwards.
    SceneSettings settings = scene.settings;
    if (settings.playFirst > 0)
        settings.playFirst = map(settings.playFirst).value_or(cut);
    if (settings.playLast > 0)
        settings.playLast = map(settings.playLast).value_or(cut > 0 ? cut - 1 : 0);
    ScenePatch range = changeSettings(scene, {}, settings);
    std::move(range.parts.begin(), range.parts.end(), std::back_inserter(patch.parts));
}

} // namespace mmd
