// SPDX-License-Identifier: MIT
#include "libmmd/scene/shown_pose.h"

#include "libmmd/scene/keyed_value.h"
#include "libmmd/text/cp932.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace mmd {
namespace {

constexpr float sixDecimals = 1e-6f;

bool isNear(float a, float b)
{
    return std::abs(a - b) <= sixDecimals;
}

bool isNear(const glm::quat& a, const glm::quat& b, float sign)
{
    return isNear(a.x, sign * b.x) && isNear(a.y, sign * b.y) && isNear(a.z, sign * b.z) &&
           isNear(a.w, sign * b.w);
}

/// Both have the same kind: bone or morph.
bool isNear(const DraftValue& a, const DraftValue& b)
{
    if (const auto* morph = std::get_if<MorphValue>(&a))
        return isNear(morph->weight, std::get<MorphValue>(b).weight);
    const auto& one = std::get<BoneValue>(a);
    const auto& two = std::get<BoneValue>(b);
    return isNear(one.translation.x, two.translation.x) &&
           isNear(one.translation.y, two.translation.y) &&
           isNear(one.translation.z, two.translation.z) &&
           (isNear(one.rotation, two.rotation, 1.0f) || isNear(one.rotation, two.rotation, -1.0f));
}

bool isInModel(const Actor* actor, const TrackId& track)
{
    if (!actor || !actor->model)
        return true;
    return track.kind == TrackKind::Bone ? !actor->model->bonesOfTrack(track.name).empty()
                                         : !actor->model->morphsOfTrack(track.name).empty();
}

/// The whole name if CP932 has its characters, else the track's name.
std::string wholeName(const pmx::Text& name, const std::string& trackName)
{
    EncodedText text = encodeCp932(name.utf8);
    return text.complete ? std::move(text.bytes) : trackName;
}

/// Collects a pose.
class Gathering {
public:
    Gathering(const Scene& scene, ActorId actor, std::span<const TrackId> tracks, double frame)
        : m_scene(scene)
        , m_actor(actor)
        , m_left(tracks.begin(), tracks.end())
        , m_frame(frame)
    {
    }

    VpdFile gather(const Model* model)
    {
        if (model)
            gatherModel(*model);
        for (const TrackId& track : m_left)
            add(track, track.name);
        return std::move(m_pose);
    }

private:
    void gatherModel(const Model& model)
    {
        std::set<TrackId> done; // bones may share a track
        for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
            if (const TrackId track = model.boneTrack(int(bone)); m_left.contains(track)) {
                add(track, wholeName(model.data.bones[bone].name, track.name));
                done.insert(track);
            }
        for (std::size_t morph = 0; morph < model.data.morphs.size(); ++morph)
            if (const TrackId track = model.morphTrack(int(morph)); m_left.contains(track)) {
                add(track, wholeName(model.data.morphs[morph].name, track.name));
                done.insert(track);
            }
        for (const TrackId& track : done)
            m_left.erase(track);
    }

    void add(const TrackId& track, std::string name)
    {
        if (track.kind != TrackKind::Bone && track.kind != TrackKind::Morph)
            return;
        const DraftValue value = shownValue(m_scene, m_actor, track, m_frame);
        if (track.kind == TrackKind::Bone)
            m_pose.bones.push_back({std::move(name), std::get<BoneValue>(value)});
        else
            m_pose.morphs.push_back({std::move(name), std::get<MorphValue>(value).weight});
    }

    const Scene& m_scene;
    ActorId m_actor;
    std::set<TrackId> m_left; ///< not written yet
    double m_frame;
    VpdFile m_pose;
};

/// The tracks of a pose with their values.
std::vector<Draft> valuesOf(const Motion& pose, std::uint32_t frame)
{
    std::vector<Draft> values;
    for (const auto& track : pose.bones)
        if (!track->isEmpty())
            values.push_back({{TrackKind::Bone, track->name()}, frame, track->values()[0]});
    for (const auto& track : pose.morphs)
        if (!track->isEmpty())
            values.push_back({{TrackKind::Morph, track->name()}, frame, track->values()[0]});
    return values;
}

} // namespace

DraftValue shownValue(const Scene& scene, ActorId actor, const TrackId& track, double frame)
{
    const Draft* draft = frame == std::floor(frame)
                             ? findDraft(draftsOf(scene, actor), track, std::uint32_t(frame))
                             : nullptr;
    return draft ? draft->value : keyedValue(scene, actor, track, frame);
}

VpdFile shownPose(const Scene& scene, ActorId actor, std::span<const TrackId> tracks, double frame)
{
    const Actor* found = findActor(scene, actor);
    VpdFile pose;
    if (!found)
        return pose;
    pose = Gathering(scene, actor, tracks, frame).gather(found->model.get());
    pose.modelName = found->model ? encodeCp932(found->model->data.name.utf8).bytes
                                  : std::string(vpdFromMotion(found->motion, 0.0).modelName);
    if (found->model)
        pose.modelName += ".osm"; // MMD names a pose's model in this way
    return pose;
}

std::vector<Draft> draftsOfPose(
    const Scene& scene, ActorId actor, const Motion& pose, std::uint32_t frame)
{
    const Actor* found = findActor(scene, actor);
    std::vector<Draft> drafts = valuesOf(pose, frame);
    std::erase_if(drafts, [&](const Draft& draft) {
        return !isInModel(found, draft.track) ||
               isNear(shownValue(scene, actor, draft.track, frame), draft.value);
    });
    return drafts;
}

std::vector<TrackId> tracksMissingFor(const Scene& scene, ActorId actor, const Motion& pose)
{
    std::vector<TrackId> unmatched;
    for (Draft& value : valuesOf(pose, 0))
        if (!isInModel(findActor(scene, actor), value.track))
            unmatched.push_back(std::move(value.track));
    return unmatched;
}

} // namespace mmd
