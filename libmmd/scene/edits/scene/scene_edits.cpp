// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/scene_edits.h"

#include "libmmd/scene/edits/scene/outside_parents.h"
#include "libmmd/scene/edits/track_editing.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace mmd {
namespace {

/// scene.actors.size() if there is none.
std::size_t indexOf(const Scene& scene, ActorId actor)
{
    const auto at = std::find_if(scene.actors.begin(), scene.actors.end(),
        [&](const Actor& each) { return each.id == actor; });
    return static_cast<std::size_t>(at - scene.actors.begin());
}

SettingsChange unchanged(const Scene& scene)
{
    return {.activeBefore = scene.active,
        .activeAfter = scene.active,
        .nextActorBefore = scene.nextActor,
        .nextActorAfter = scene.nextActor,
        .before = scene.settings,
        .after = scene.settings};
}

bool isBefore(const Marker& a, const Marker& b)
{
    return std::tie(a.frame, a.name) < std::tie(b.frame, b.name);
}

std::vector<Marker> sorted(std::vector<Marker> markers)
{
    std::sort(markers.begin(), markers.end(), isBefore);
    markers.erase(std::unique(markers.begin(), markers.end()), markers.end());
    return markers;
}

/// Those of `markers` that are not among `others`; both are sorted.
std::vector<Marker> without(const std::vector<Marker>& markers, const std::vector<Marker>& others)
{
    std::vector<Marker> rest;
    std::set_difference(markers.begin(), markers.end(), others.begin(), others.end(),
        std::back_inserter(rest), isBefore);
    return rest;
}

/// Finite, and long enough to be normalised in float.
bool isDirection(const glm::vec3& direction)
{
    constexpr float shortest = 1e-6f, longest = 1e6f;
    const float length = glm::length(direction);
    return length >= shortest && length <= longest; // false for NaN
}

/// Changes of the tempo in order, one for each beat; of several at one beat the last one counts.
void bringIntoOrder(std::vector<TempoChange>& changes)
{
    std::erase_if(changes, [](const TempoChange& each) {
        return each.beat == 0 || each.beat > SettingsLimits::farthestTempoChange ||
               !(each.beatsPerMinute > 0.0) || !std::isfinite(each.beatsPerMinute);
    });
    for (TempoChange& each : changes)
        each.beatsPerMinute = std::clamp(each.beatsPerMinute, SettingsLimits::fewestBeatsPerMinute,
            SettingsLimits::mostBeatsPerMinute);
    std::stable_sort(changes.begin(), changes.end(),
        [](const TempoChange& a, const TempoChange& b) { return a.beat < b.beat; });
    const auto isSame = [](const TempoChange& a, const TempoChange& b) { return a.beat == b.beat; };
    const auto kept = std::unique(changes.rbegin(), changes.rend(), isSame);
    changes.erase(changes.begin(), kept.base());
    if (changes.size() > SettingsLimits::mostTempoChanges)
        changes.resize(SettingsLimits::mostTempoChanges);
}

ScenePatch withMarkers(std::vector<Marker> out, std::vector<Marker> in)
{
    ScenePatch patch;
    if (!out.empty() || !in.empty())
        patch.parts.push_back(MarkerChange{sorted(std::move(out)), sorted(std::move(in))});
    return patch;
}

} // namespace

ScenePatch removeActor(const EditTarget& target)
{
    ScenePatch patch;
    const std::size_t index = indexOf(target.scene, target.actor);
    if (index == target.scene.actors.size())
        return patch;
    if (target.scene.active == target.actor) {
        SettingsChange settings = unchanged(target.scene);
        const bool isLast = index + 1 == target.scene.actors.size();
        settings.activeAfter = !isLast      ? target.scene.actors[index + 1].id
                               : index == 0 ? sceneActor
                                            : target.scene.actors[index - 1].id;
        patch.parts.push_back(settings);
        patch.selectionAfter = Selection{};
    }
    addLostParents(patch, target);
    patch.parts.push_back(ActorChange{target.scene.actors[index], std::nullopt, index});
    return patch;
}

ActorId neighbourOfActive(const Scene& scene, int step)
{
    const auto count = static_cast<std::int64_t>(scene.actors.size()) + 1; // one more for the
                                                                           // camera
    const auto index = static_cast<std::int64_t>(indexOf(scene, scene.active));
    const std::int64_t next = ((index + step) % count + count) % count;
    return next == count - 1 ? sceneActor : scene.actors[static_cast<std::size_t>(next)].id;
}

ScenePatch setActorVisible(const EditTarget& target, bool visible)
{
    ScenePatch patch;
    const std::size_t index = indexOf(target.scene, target.actor);
    if (index < target.scene.actors.size() && target.scene.actors[index].visible != visible)
        patch.parts.push_back(ActorStateChange{.actor = target.actor,
            .indexBefore = index,
            .indexAfter = index,
            .visibleBefore = !visible,
            .visibleAfter = visible});
    return patch;
}

ScenePatch moveActor(const EditTarget& target, std::size_t to)
{
    ScenePatch patch;
    const std::size_t index = indexOf(target.scene, target.actor);
    if (index == target.scene.actors.size())
        return patch;
    to = std::min(to, target.scene.actors.size() - 1);
    const bool visible = target.scene.actors[index].visible;
    if (to != index)
        patch.parts.push_back(ActorStateChange{.actor = target.actor,
            .indexBefore = index,
            .indexAfter = to,
            .visibleBefore = visible,
            .visibleAfter = visible});
    return patch;
}

ScenePatch addMarkers(const Scene& scene, std::span<const Marker> markers)
{
    std::vector<Marker> in;
    for (const Marker& marker : markers)
        if (!hasMarker(scene.markers, marker))
            in.push_back(marker);
    return withMarkers({}, std::move(in));
}

ScenePatch removeMarkers(const Scene& scene, std::span<const Marker> markers)
{
    std::vector<Marker> out;
    for (const Marker& marker : markers)
        if (hasMarker(scene.markers, marker))
            out.push_back(marker);
    return withMarkers(std::move(out), {});
}

ScenePatch replaceMarker(const Scene& scene, const Marker& before, const Marker& after)
{
    if (!hasMarker(scene.markers, before) || hasMarker(scene.markers, after))
        return ScenePatch();
    return withMarkers({before}, {after});
}

ScenePatch setMarkers(const Scene& scene, std::vector<Marker> markers)
{
    markers = sorted(std::move(markers));
    return withMarkers(without(scene.markers, markers), without(markers, scene.markers));
}

bool hasMarker(std::span<const Marker> markers, const Marker& marker)
{
    return std::binary_search(markers.begin(), markers.end(), marker, isBefore);
}

SceneSettings withinLimits(SceneSettings settings)
{
    using Limits = SettingsLimits;
    const SceneSettings usual;
    const auto bring = [](auto& value, auto otherwise, auto least, auto most) {
        value = std::clamp(std::isfinite(value) ? value : otherwise, least, most);
    };
    if (!(settings.beatsPerMinute > 0.0))
        settings.beatsPerMinute = usual.beatsPerMinute;
    bring(settings.beatsPerMinute, usual.beatsPerMinute, Limits::fewestBeatsPerMinute,
        Limits::mostBeatsPerMinute);
    bring(settings.firstBeat, usual.firstBeat, -Limits::farthestBeat, Limits::farthestBeat);
    bring(settings.gravity, usual.gravity, -Limits::mostGravity, Limits::mostGravity);
    bring(settings.gravityNoise, usual.gravityNoise, 0.0f, Limits::mostNoise);
    if (!isDirection(settings.gravityDirection))
        settings.gravityDirection = usual.gravityDirection;
    bringIntoOrder(settings.tempoChanges);
    settings.beatsPerBar = std::clamp(settings.beatsPerBar, 1u, Limits::mostBeatsPerBar);
    settings.physicsSteps = settings.physicsSteps > 2 ? 4 : 2;
    bring(settings.sound.offset, 0.0, -Limits::farthestSound, Limits::farthestSound);
    bring(settings.sound.volume, 1.0, 0.0, Limits::loudestSound);
    if (settings.playLast != 0)
        settings.playLast = std::max(settings.playFirst, settings.playLast);
    return settings;
}

ScenePatch setSound(const Scene& scene, const SceneSound& sound)
{
    SceneSettings settings = scene.settings;
    settings.sound = sound;
    return changeSettings(scene, settings);
}

ScenePatch changeSettings(const Scene& scene, const SceneSettings& settings)
{
    ScenePatch patch;
    SettingsChange change = unchanged(scene);
    change.after = withinLimits(settings);
    if (!(change.after == change.before))
        patch.parts.push_back(change);
    return patch;
}

} // namespace mmd
