// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"

#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/text/cp932.h"

namespace mmd {
namespace {

/// Replaces the actor by `after`; no change if they are equal.
void addReplacement(ScenePatch& patch, const Scene& scene, Actor after)
{
    for (std::size_t index = 0; index < scene.actors.size(); ++index) {
        const Actor& before = scene.actors[index];
        if (before.id == after.id && !(before == after))
            patch.parts.push_back(ActorChange{before, after, index});
    }
}

} // namespace

Motion newMotion(const Model* model)
{
    Motion motion;
    if (model) // as MMD, which warns of a motion with another model's name
        setModelName(motion.header, encodeCp932(model->data.name.utf8).bytes);
    return motion;
}

ScenePatch addActor(const Scene& scene, std::shared_ptr<const Model> model)
{
    ScenePatch patch;
    patch.selectionAfter = Selection{};
    Actor actor;
    actor.id = ActorId{scene.nextActor};
    actor.model = std::move(model);
    actor.motion = newMotion(actor.model.get());
    patch.parts.push_back(ActorChange{std::nullopt, actor, scene.actors.size()});
    patch.parts.push_back(SettingsChange{.activeBefore = scene.active,
        .activeAfter = actor.id,
        .nextActorBefore = scene.nextActor,
        .nextActorAfter = scene.nextActor + 1,
        .before = scene.settings,
        .after = scene.settings});
    return patch;
}

ScenePatch setMotion(const EditTarget& target, Motion motion, std::string motionPath)
{
    ScenePatch patch;
    if (const Actor* actor = findActor(target.scene, target.actor)) {
        Actor after = *actor;
        after.motion = std::move(motion);
        after.motionPath = std::move(motionPath);
        after.drafts.clear();
        select(patch, target, Selection{target.selection.tracks, {}});
        addReplacement(patch, target.scene, std::move(after));
    }
    return patch;
}

ScenePatch setModel(const EditTarget& target, std::shared_ptr<const Model> model)
{
    ScenePatch patch;
    if (const Actor* actor = findActor(target.scene, target.actor)) {
        Actor after = *actor;
        after.model = std::move(model);
        addReplacement(patch, target.scene, std::move(after));
    }
    return patch;
}

ScenePatch setCameraMotion(const Scene& scene, Motion camera, std::string path)
{
    ScenePatch patch = dropDrafts({scene, sceneActor}, scene.cameraDrafts);
    if (!(scene.camera == camera) || scene.cameraPath != path)
        patch.parts.push_back(
            CameraMotionChange{scene.camera, std::move(camera), scene.cameraPath, std::move(path)});
    return patch;
}

} // namespace mmd
