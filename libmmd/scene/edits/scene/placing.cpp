// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/placing.h"

#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/shown_pose.h"

#include <utility>

namespace mmd {
namespace {

/// Joins edits that follow each other into one patch.
class Steps {
public:
    explicit Steps(const EditTarget& target)
        : m_scene(target.scene)
        , m_selection(target.selection)
    {
    }

    [[nodiscard]] const Scene& scene() const { return m_scene; }
    [[nodiscard]] EditTarget targetAt(ActorId actor) const { return {m_scene, actor, m_selection}; }
    void add(const ScenePatch& step)
    {
        m_scene = applied(m_scene, step);
        if (step.selectionAfter)
            m_selection = *step.selectionAfter;
        m_patch = joined(std::move(m_patch), step);
    }
    [[nodiscard]] ScenePatch take() { return std::move(m_patch); }

private:
    Scene m_scene;
    Selection m_selection;
    ScenePatch m_patch;
};

const Actor* placedActor(const Scene& scene, const Placing& placing)
{
    return placing.actor ? findActor(scene, *placing.actor) : targetOf(scene);
}

/// The actor that gets a motion; a new one if there is none or if a new one is wanted.
ActorId actorFor(Steps& steps, const Placing& placing, bool asNew)
{
    const Actor* there = placedActor(steps.scene(), placing);
    if (there && !asNew)
        return there->id;
    steps.add(addActor(steps.scene(), there ? there->model : nullptr));
    return steps.scene().active;
}

/// The model of another actor than `without` from the same, unchanged file, so that both use the
/// same memory; else `model`.
std::shared_ptr<const Model> sharedModel(
    const Scene& scene, std::shared_ptr<const Model> model, const Actor* without)
{
    if (model && model->file.size > 0)
        for (const Actor& actor : scene.actors)
            if (&actor != without && actor.model && actor.model->path == model->path &&
                actor.model->file == model->file)
                return actor.model;
    return model;
}

void addCamera(Steps& steps, const Motion& camera, const std::string& path, const Placing& placing)
{
    if (placing.how == Placing::How::Merge)
        steps.add(mergeMotion(steps.targetAt(sceneActor), camera, placing.frame, Merging::Merge));
    else
        steps.add(setCameraMotion(steps.scene(), camera, path));
}

} // namespace

Motion sceneTracksOf(const Motion& motion)
{
    Motion camera;
    camera.camera = motion.camera;
    camera.light = motion.light;
    camera.shadow = motion.shadow;
    return camera;
}

const Actor* targetOf(const Scene& scene)
{
    const Actor* active = activeActor(scene);
    return active || scene.actors.empty() ? active : &scene.actors.front();
}

ScenePatch placeModel(
    const EditTarget& target, std::shared_ptr<const Model> model, const Placing& placing)
{
    const Actor* there = placedActor(target.scene, placing);
    if (there && placing.how != Placing::How::NewActor)
        return setModel(
            {target.scene, there->id}, sharedModel(target.scene, std::move(model), there));
    return addActor(target.scene, sharedModel(target.scene, std::move(model), nullptr));
}

ScenePatch placeMotion(
    const EditTarget& target, const Motion& motion, const std::string& path, const Placing& placing)
{
    Steps steps(target);
    const ActorId actor = actorFor(steps, placing, placing.how == Placing::How::NewActor);
    if (placing.cameraToScene)
        addCamera(steps, sceneTracksOf(motion), {}, placing);
    if (placing.how == Placing::How::Merge)
        steps.add(mergeMotion(steps.targetAt(actor), motion, placing.frame, Merging::Merge));
    else
        steps.add(setMotion(steps.targetAt(actor), motion, path));
    return steps.take();
}

ScenePatch placeCamera(
    const EditTarget& target, const Motion& camera, const std::string& path, const Placing& placing)
{
    Steps steps(target);
    addCamera(steps, camera, path, placing);
    return steps.take();
}

ScenePatch placePose(const EditTarget& target, const Motion& pose, const Placing& placing)
{
    Steps steps(target);
    const ActorId actor = actorFor(steps, placing, false);
    std::vector<Draft> drafts = draftsOfPose(steps.scene(), actor, pose, placing.frame);
    std::erase_if(drafts,
        [&](const Draft& draft) { return isPoseLocked(steps.scene(), actor, draft.track); });
    const EditTarget posed = steps.targetAt(actor);
    ScenePatch step = setPoses(posed, drafts, placing.asKeys);
    if (!placing.asKeys && !drafts.empty()) {
        Selection tracks;
        for (const Draft& draft : drafts)
            tracks.setTrack(draft.track, true);
        select(step, posed, std::move(tracks));
    }
    steps.add(step);
    return steps.take();
}

} // namespace mmd
