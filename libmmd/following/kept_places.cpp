// SPDX-License-Identifier: MIT
#include "libmmd/following/kept_places.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/motion/sampling.h"
#include "libmmd/pose/parent_transform.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/values/split.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr int mostPasses = 4;

/// A key with the value that the motion has there.
KeyValue heldKey(const Motion& motion, const TrackId& track, std::uint32_t frame)
{
    KeyValue key{.track = track, .frame = frame, .bone = {}, .interpolation = {}};
    TrackCursor cursor;
    if (const auto* bones = findBoneTrack(motion, track.name))
        key.bone = sampleBone(*bones, frame, cursor);
    return key;
}

} // namespace

void fitBones(PoseEvaluator& evaluator, double frame, std::vector<BoneOverride>& values,
    std::span<const BoneTransform> wanted)
{
    const Rig& rig = evaluator.model().rig;
    for (int pass = 0; pass < mostPasses; ++pass) {
        evaluator.setOverrides(values, {});
        const Pose& pose = evaluator.evaluate(frame);
        for (std::size_t at = 0; at < values.size(); ++at) {
            const PosedParent parent = parentIn(pose, rig, values[at].bone);
            const BoneValue there = localUnder(parent, wanted[at]);
            const BoneValue shown = localIn(pose, rig, values[at].bone);
            BoneValue& value = values[at].value;
            value.translation += there.translation - shown.translation;
            value.rotation =
                unitRotation(there.rotation * glm::conjugate(shown.rotation) * value.rotation);
        }
    }
}

ScenePatch holdKeys(
    const EditTarget& target, const TrackId& track, std::span<const std::uint32_t> frames)
{
    ScenePatch patch = insertKeys(target, {&track, 1}, frames).patch;
    const Scene now = applied(target.scene, patch);
    std::vector<KeyValue> held; // of a track without keys
    const auto there = framesOf(*findMotion(now, target.actor), track);
    for (const std::uint32_t frame : frames)
        if (!std::binary_search(there.begin(), there.end(), frame))
            held.push_back(heldKey(*findMotion(now, target.actor), track, frame));
    return joined(std::move(patch), setKeys({now, target.actor}, held));
}

CameraValue cameraAt(const Scene& scene, std::uint32_t frame)
{
    const auto& track = scene.camera.camera;
    TrackCursor cursor;
    const CameraSample sample = track ? sampleCamera(*track, frame, cursor) : CameraSample{};
    CameraValue value;
    value.distance = sample.distance;
    value.target = sample.target;
    value.rotation = sample.rotation;
    value.fieldOfView =
        static_cast<std::uint32_t>(std::lround(std::clamp(sample.fieldOfView, 1.0f, 180.0f)));
    value.perspectiveOff = sample.perspective ? 0 : 1;
    return value;
}

} // namespace mmd
