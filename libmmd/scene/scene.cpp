// SPDX-License-Identifier: MIT
#include "libmmd/scene/scene.h"

#include <algorithm>
#include <tuple>

namespace mmd {

double framesPerBeat(const SceneSettings& settings)
{
    constexpr double framesPerMinute = 30.0 * 60.0;
    return framesPerMinute / settings.beatsPerMinute;
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

const Draft* findDraft(const Actor& actor, const TrackId& track, std::uint32_t frame)
{
    const auto at = std::lower_bound(actor.drafts.begin(), actor.drafts.end(),
        std::tie(track, frame), [](const Draft& draft, const auto& wanted) {
            return std::tie(draft.track, draft.frame) < wanted;
        });
    const bool found = at != actor.drafts.end() && at->track == track && at->frame == frame;
    return found ? &*at : nullptr;
}

std::uint32_t lastFrame(const Scene& scene)
{
    std::uint32_t last = scene.camera.lastFrame();
    for (const Actor& actor : scene.actors)
        last = std::max(last, actor.motion.lastFrame());
    return last;
}

} // namespace mmd
