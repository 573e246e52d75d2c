// SPDX-License-Identifier: MIT
#include "libmmd/following/parent_in_place.h"

#include "libmmd/following/kept_places.h"
#include "libmmd/following/scene_poses.h"
#include "libmmd/scene/edits/keys/register.h"

#include <optional>
#include <utility>

namespace mmd {
namespace {

/// The scene with its drafts at `frame` as keys.
Scene withDraftsAt(const Scene& scene, std::uint32_t frame)
{
    Scene now = scene;
    const auto registerThoseOf = [&](ActorId actor) {
        std::vector<Draft> drafts;
        for (const Draft& draft : draftsOf(scene, actor))
            if (draft.frame == frame)
                drafts.push_back(draft);
        now = applied(now, registerDrafts({now, actor}, drafts));
    };
    registerThoseOf(sceneActor);
    for (const Actor& actor : scene.actors)
        registerThoseOf(actor.id);
    return now;
}

/// The value with which the bone of `key` has its place of `before` in `after`, where it follows
/// another parent. None if its model does not have it.
std::optional<Draft> boneInPlace(
    const Scene& before, const Scene& after, ActorId id, const OutsideParentKey& key)
{
    const auto model = findActor(after, id)->model;
    const std::vector<int> bones = model ? model->bonesOfTrack(key.bone) : std::vector<int>();
    if (bones.empty())
        return std::nullopt;
    const int bone = bones.front();
    ScenePoses old(before, {}), now(after, {});
    const BoneTransform wanted = old.pose(id, key.frame).bones[std::size_t(bone)];
    std::vector<BoneOverride> values{{bone, now.pose(id, key.frame).locals[std::size_t(bone)]}};
    PoseEvaluator evaluator(model);
    evaluator.setMotion(findActor(after, id)->motion);
    evaluator.setOutside(now.outsideAt(id, key.frame));
    fitBones(evaluator, key.frame, values, {&wanted, 1});
    return Draft{model->boneTrack(bone), key.frame, values.front().value};
}

Draft cameraInPlace(const Scene& before, const Scene& after, std::uint32_t frame)
{
    CameraValue value = cameraAt(before, frame);
    value.target +=
        ScenePoses(before, {}).cameraOffset(frame) - ScenePoses(after, {}).cameraOffset(frame);
    return {{TrackKind::Camera, {}}, frame, value};
}

/// `patch`, which changes the parent at the place of `key`, and the keys that keep the place.
ScenePatch inPlace(const EditTarget& target, ScenePatch patch, const OutsideParentKey& key)
{
    if (patch.parts.empty())
        return patch;
    const Scene before = withDraftsAt(target.scene, key.frame);
    const Scene after = applied(before, patch);
    const std::optional<Draft> value = target.actor == sceneActor
                                           ? cameraInPlace(before, after, key.frame)
                                           : boneInPlace(before, after, target.actor, key);
    if (!value)
        return patch;
    if (key.frame > 0) {
        const std::uint32_t last = key.frame - 1;
        patch = joined(std::move(patch), holdKeys(target, value->track, {&last, 1}));
    }
    const Scene now = applied(target.scene, patch);
    patch = joined(std::move(patch), registerValues({now, target.actor}, {&*value, 1}));
    patch.selectionAfter = std::nullopt;
    return patch;
}

} // namespace

ScenePatch setParentInPlace(const EditTarget& target, const OutsideParentKey& key)
{
    return inPlace(target, setOutsideParent(target, key), key);
}

ScenePatch removeParentInPlace(const EditTarget& target, const OutsideParentKey& key)
{
    return inPlace(target, removeOutsideParents(target, {&key, 1}), key);
}

} // namespace mmd
