// SPDX-License-Identifier: MIT
#include "libmmd/following/parent_bake.h"

#include "libmmd/following/kept_places.h"
#include "libmmd/pose/baked_motion.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/outside_parents.h"

#include <algorithm>
#include <map>
#include <utility>

namespace mmd {
namespace {

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
        fitBones(m_keyed, frame, m_values, m_wanted);
        for (const BoneOverride& each : m_values) {
            KeyValue& key = keys.emplace_back();
            key.track = m_actor.model->boneTrack(each.bone);
            key.frame = frame;
            key.bone = each.value;
            complete(key);
        }
    }

private:
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
    KeyValue key{.track = {TrackKind::Camera, {}}, .frame = frame, .bone = {}, .interpolation = {}};
    key.camera = cameraAt(poses.scene(), frame);
    key.camera.target += poses.cameraOffset(frame);
    keys.push_back(std::move(key));
}

/// `keys` are ascending on each track.
std::vector<FollowedSpan> spansOf(const std::vector<KeyValue>& keys)
{
    std::map<TrackId, std::vector<FrameSpan>> spans;
    for (const KeyValue& key : keys) {
        auto& known = spans[key.track];
        if (!known.empty() && known.back().last + 1 == key.frame)
            known.back().last = key.frame;
        else
            known.push_back({key.frame, key.frame});
    }
    std::vector<FollowedSpan> result;
    for (const auto& [track, known] : spans)
        for (const FrameSpan& span : known)
            result.push_back({track, span});
    return result;
}

/// The frames before and after the spans, at which the motion must stay as it is.
Frames edgesOf(const std::vector<FollowedSpan>& spans, std::uint32_t last)
{
    Frames edges;
    for (const auto& [track, span] : spans) {
        if (span.first > 0)
            edges[track].push_back(span.first - 1);
        if (span.last < last)
            edges[track].push_back(span.last + 1);
    }
    for (auto& [track, frames] : edges) {
        std::sort(frames.begin(), frames.end());
        frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    }
    return edges;
}

/// The patch that keeps the motion outside the ranges, sets `keys` and removes the parents.
ScenePatch patchOf(const Scene& scene, ActorId actor, const std::vector<KeyValue>& keys,
    const std::vector<FollowedSpan>& spans)
{
    Scene now = scene;
    ScenePatch patch;
    const auto add = [&](const ScenePatch& step) {
        now = applied(now, step);
        patch = joined(std::move(patch), step);
    };
    for (const auto& [track, frames] : edgesOf(spans, lastFrame(scene)))
        add(holdKeys({now, actor}, track, frames));
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
    auto spans = spansOf(keys);
    auto patch = patchOf(scene, actor, keys, spans);
    return ParentBake{std::move(patch), keys.size(), std::move(spans)};
}

} // namespace mmd
