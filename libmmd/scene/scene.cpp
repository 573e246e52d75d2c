// SPDX-License-Identifier: MIT
#include "libmmd/scene/scene.h"

#include "libmmd/base/frame_rate.h"
#include "libmmd/scene/edits/scene/scene_edits.h"

#include <algorithm>

namespace mmd {

bool isSound(const Scene& scene)
{
    std::vector<ActorId> ids;
    for (const Actor& actor : scene.actors)
        ids.push_back(actor.id);
    std::sort(ids.begin(), ids.end());
    const bool areUnique = std::adjacent_find(ids.begin(), ids.end()) == ids.end();
    const bool areBelow =
        ids.empty() ||
        (ids.front() != sceneActor && static_cast<std::uint32_t>(ids.back()) < scene.nextActor);
    return areUnique && areBelow && findMotion(scene, scene.active) &&
           withinLimits(scene.settings) == scene.settings;
}

namespace {

constexpr double framesPerMillisecond = framesPerSecond / 1000.0;

} // namespace

double soundFrame(const SceneSound& sound)
{
    return sound.offset * framesPerMillisecond;
}

double soundOffset(double frame)
{
    return frame / framesPerMillisecond;
}

double framesPerBeat(double beatsPerMinute)
{
    constexpr double framesPerMinute = framesPerSecond * 60.0;
    return framesPerMinute / beatsPerMinute;
}

const Actor* findActor(const Scene& scene, ActorId id)
{
    const auto at = std::find_if(scene.actors.begin(), scene.actors.end(),
        [&](const Actor& actor) { return actor.id == id; });
    return at == scene.actors.end() ? nullptr : &*at;
}

const Actor* activeActor(const Scene& scene)
{
    return findActor(scene, scene.active);
}

const Motion* findMotion(const Scene& scene, ActorId id)
{
    if (id == sceneActor)
        return &scene.camera;
    const Actor* actor = findActor(scene, id);
    return actor ? &actor->motion : nullptr;
}

std::string motionPathOf(const Scene& scene, ActorId id)
{
    if (id == sceneActor)
        return scene.cameraPath;
    const Actor* actor = findActor(scene, id);
    return actor ? actor->motionPath : std::string();
}

void setMotionPath(Scene& scene, ActorId id, const std::string& path)
{
    if (id == sceneActor)
        scene.cameraPath = path;
    for (Actor& each : scene.actors)
        if (each.id == id)
            each.motionPath = path;
}

std::span<const Draft> draftsOf(const Scene& scene, ActorId id)
{
    if (id == sceneActor)
        return scene.cameraDrafts;
    const Actor* actor = findActor(scene, id);
    return actor ? std::span<const Draft>(actor->drafts) : std::span<const Draft>();
}

std::span<const Draft> draftsOf(std::span<const Draft> drafts, const TrackId& track)
{
    const auto first = std::lower_bound(drafts.begin(), drafts.end(), track,
        [](const Draft& draft, const TrackId& wanted) { return draft.track < wanted; });
    const auto end = std::upper_bound(first, drafts.end(), track,
        [](const TrackId& wanted, const Draft& draft) { return wanted < draft.track; });
    return {first, end};
}

bool hasDraft(std::span<const Draft> drafts, const TrackId& track)
{
    return !draftsOf(drafts, track).empty();
}

const Draft* findDraft(std::span<const Draft> drafts, const TrackId& track, std::uint32_t frame)
{
    const auto own = draftsOf(drafts, track);
    const auto at = std::lower_bound(own.begin(), own.end(), frame,
        [](const Draft& draft, std::uint32_t wanted) { return draft.frame < wanted; });
    return at != own.end() && at->frame == frame ? &*at : nullptr;
}

std::uint32_t lastFrame(const Scene& scene)
{
    std::uint32_t last = scene.camera.lastFrame();
    for (const Actor& actor : scene.actors)
        last = std::max(last, actor.motion.lastFrame());
    return last;
}

} // namespace mmd
