// SPDX-License-Identifier: MIT
#include "libmmd/following/parent_bake.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/pose/baked_motion.h"
#include "libmmd/pose/parent_transform.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/outside_parents.h"
#include "libmmd/scene/edits/values/split.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace mmd {
namespace {

/// Number of iterations that correct the values of bones with append, and of bones under others.
constexpr int mostPasses = 4;

using Frames = std::map<TrackId, std::vector<std::uint32_t>>; ///< ascending

/// The values of an actor's bones that follow, one frame after the other.
class BoneReader {
public:
    BoneReader(ScenePoses& poses, const Actor& actor)
        : m_poses(poses)
        , m_actor(actor)
        , m_keyed(actor.model)
    {
        m_keyed.setMotion(actor.motion);
    }

    void read(std::uint32_t frame, std::vector<KeyValue>& keys)
    {
        m_values.clear();
        m_wanted.clear();
        for (const OutsideBone& each : m_poses.outsideAt(m_actor.id, frame))
            m_values.push_back({each.bone, {}});
        if (m_values.empty())
            return;
        const Pose& pose = m_poses.pose(m_actor.id, frame);
        for (BoneOverride& each : m_values) {
            m_wanted.push_back(pose.bones[std::size_t(each.bone)]);
            each.value = pose.locals[std::size_t(each.bone)];
        }
        fit(frame);
        for (const BoneOverride& each : m_values) {
            KeyValue& key = keys.emplace_back();
            key.track = m_actor.model->boneTrack(each.bone);
            key.frame = frame;
            key.bone = each.value;
            complete(key);
        }
    }

private:
    /// Evaluates the values as keys and corrects them until each bone is where it should be.
    void fit(std::uint32_t frame)
    {
        const Rig& rig = m_actor.model->rig;
        for (int pass = 0; pass < mostPasses; ++pass) {
            m_keyed.setOverrides(m_values, {});
            const Pose& pose = m_keyed.evaluate(frame);
            for (std::size_t at = 0; at < m_values.size(); ++at) {
                const PosedParent parent = parentIn(pose, rig, m_values[at].bone);
                const BoneValue wanted = localUnder(parent, m_wanted[at]);
                const BoneValue shown = localIn(pose, rig, m_values[at].bone);
                BoneValue& value = m_values[at].value;
                value.translation += wanted.translation - shown.translation;
                value.rotation =
                    unitRotation(wanted.rotation * glm::conjugate(shown.rotation) * value.rotation);
            }
        }
    }

    /// The rotation's sign is that of the frame before; the physics switch stays.
    void complete(KeyValue& key)
    {
        const auto before = m_last.find(key.track);
        if (before != m_last.end() && glm::dot(before->second, key.bone.rotation) < 0.0f)
            key.bone.rotation = -key.bone.rotation;
        m_last[key.track] = key.bone.rotation;
        const Track<BoneKeyframe>* track = findBoneTrack(m_actor.motion, key.track.name);
        TrackCursor cursor;
        key.interpolation = withPhysics(
            defaultBoneInterpolation(), !track || isPhysicsOn(*track, key.frame, cursor));
    }

    ScenePoses& m_poses;
    const Actor& m_actor;
    PoseEvaluator m_keyed;
    std::vector<BoneOverride> m_values; ///< of the frame
    std::vector<BoneTransform> m_wanted;
    std::map<TrackId, glm::quat> m_last; ///< of the frame before
};

/// The camera's keys with its target moved to the bone.
void readCamera(ScenePoses& poses, std::uint32_t frame, std::vector<KeyValue>& keys)
{
    std::vector<FollowLink> links;
    poses.followers().linksAt(sceneActor, frame, links);
    if (links.empty())
        return;
    const auto& track = poses.scene().camera.camera;
    TrackCursor cursor;
    const CameraSample sample = track ? sampleCamera(*track, frame, cursor) : CameraSample{};
    KeyValue key{.track = {TrackKind::Camera, {}}, .frame = frame, .bone = {}, .interpolation = {}};
    key.camera.distance = sample.distance;
    key.camera.target = sample.target + poses.cameraOffset(frame);
    key.camera.rotation = sample.rotation;
    key.camera.fieldOfView =
        static_cast<std::uint32_t>(std::lround(std::clamp(sample.fieldOfView, 1.0f, 180.0f)));
    key.camera.perspectiveOff = sample.perspective ? 0 : 1;
    keys.push_back(std::move(key));
}

/// The frames before and after the ranges of `keys`, at which the motion must stay as it is.
Frames edgesOf(const std::vector<KeyValue>& keys, std::uint32_t last)
{
    Frames followed, edges;
    for (const KeyValue& key : keys)
        followed[key.track].push_back(key.frame);
    for (const auto& [track, frames] : followed)
        for (std::size_t at = 0; at < frames.size(); ++at) {
            const std::uint32_t frame = frames[at];
            if (frame > 0 && (at == 0 || frames[at - 1] + 1 != frame))
                edges[track].push_back(frame - 1);
            if (frame < last && (at + 1 == frames.size() || frames[at + 1] != frame + 1))
                edges[track].push_back(frame + 1);
        }
    for (auto& [track, frames] : edges) {
        std::sort(frames.begin(), frames.end());
        frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    }
    return edges;
}

/// A key with the value that the motion has there.
KeyValue heldKey(const Motion& motion, const TrackId& track, std::uint32_t frame)
{
    KeyValue key{.track = track, .frame = frame, .bone = {}, .interpolation = {}};
    TrackCursor cursor;
    if (const auto* bones = findBoneTrack(motion, track.name))
        key.bone = sampleBone(*bones, frame, cursor);
    return key;
}

/// The patch that keeps the motion outside the ranges, sets `keys` and removes the parents.
ScenePatch patchOf(const Scene& scene, ActorId actor, const std::vector<KeyValue>& keys)
{
    Scene now = scene;
    ScenePatch patch;
    const auto add = [&](const ScenePatch& step) {
        now = applied(now, step);
        patch = joined(std::move(patch), step);
    };
    for (const auto& [track, frames] : edgesOf(keys, lastFrame(scene))) {
        add(insertKeys({now, actor}, {&track, 1}, frames).patch);
        std::vector<KeyValue> held; // of a track without keys
        const auto there = framesOf(*findMotion(now, actor), track);
        for (const std::uint32_t frame : frames)
            if (!std::binary_search(there.begin(), there.end(), frame))
                held.push_back(heldKey(*findMotion(now, actor), track, frame));
        add(setKeys({now, actor}, held));
    }
    add(setKeys({now, actor}, keys));
    add(replaceOutsideParents({now, actor}, {}));
    patch.selectionAfter = std::nullopt;
    return patch;
}

} // namespace

Result<ParentBake> bakeParents(
    const Scene& scene, ActorId actor, const PoseOptions& options, const Progress& progress)
{
    const std::uint32_t last = lastFrame(scene);
    if (last > mostFramesAtOnce)
        return tl::unexpected(Error{
            .code = ErrorCode::TooManyFrames, .offset = 0, .field = {}, .value = mostFramesAtOnce});
    const Actor* from = findActor(scene, actor);
    std::vector<KeyValue> keys;
    ScenePoses poses(scene, options);
    std::optional<BoneReader> reader;
    if (from && from->model)
        reader.emplace(poses, *from);
    for (std::uint32_t frame = 0; frame <= last; ++frame) {
        if (reader)
            reader->read(frame, keys);
        else if (actor == sceneActor)
            readCamera(poses, frame, keys);
        progress.report(double(frame + 1) / (double(last) + 1.0));
        if (progress.isCancelled())
            return tl::unexpected(
                Error{.code = ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    }
    const std::size_t count = keys.size();
    return ParentBake{patchOf(scene, actor, keys), count};
}

} // namespace mmd
