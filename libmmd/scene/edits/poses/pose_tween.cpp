// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/poses/pose_tween.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/edits/poses/pose_mix.h"
#include "libmmd/scene/shown_pose.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>
#include <vector>

namespace mmd {
namespace {

/// The value of a key and its frame.
struct Neighbour {
    DraftValue value;
    std::uint32_t frame = 0;
};

/// The keys of a track around a frame, without the one at the frame.
struct Neighbours {
    std::optional<Neighbour> previous, next;
};

template <class Key>
Neighbours neighboursOf(const Track<Key>* track, std::uint32_t frame)
{
    Neighbours found;
    if (!track)
        return found;
    const auto frames = track->frames();
    const auto at = std::lower_bound(frames.begin(), frames.end(), frame);
    const auto keyAt = [&](auto position) {
        const auto index = static_cast<std::size_t>(position - frames.begin());
        return Neighbour{DraftValue(track->values()[index]), *position};
    };
    if (at != frames.begin())
        found.previous = keyAt(at - 1);
    const auto later = at != frames.end() && *at == frame ? at + 1 : at;
    if (later != frames.end())
        found.next = keyAt(later);
    return found;
}

/// The value on the straight way between the neighbours; none without one.
std::optional<DraftValue> valueBetween(const Neighbours& keys, std::uint32_t frame)
{
    if (!keys.previous || !keys.next) {
        const auto& only = keys.previous ? keys.previous : keys.next;
        return only ? std::optional(only->value) : std::nullopt;
    }
    const double whole = static_cast<double>(keys.next->frame - keys.previous->frame);
    const double part = static_cast<double>(frame - keys.previous->frame);
    return mixedPose(keys.previous->value, keys.next->value, part / whole);
}

bool isPosed(const TrackId& track)
{
    return track.kind == TrackKind::Bone || track.kind == TrackKind::Morph;
}

/// The pose of a bone or morph towards which, or away from which, the tween moves it; none if the
/// needed keys are missing.
std::optional<DraftValue> otherPose(
    const Motion& motion, const TrackId& track, Tween way, std::uint32_t frame)
{
    const bool isBone = track.kind == TrackKind::Bone;
    if (way == Tween::Rest)
        return isBone ? DraftValue(BoneValue{}) : DraftValue(MorphValue{});
    const Neighbours keys = isBone ? neighboursOf(findBoneTrack(motion, track.name), frame)
                                   : neighboursOf(findMorphTrack(motion, track.name), frame);
    if (way == Tween::Exaggerate)
        return valueBetween(keys, frame);
    const auto& key = way == Tween::PreviousKey ? keys.previous : keys.next;
    return key ? std::optional(key->value) : std::nullopt;
}

/// Whether nobody sees a difference: below a hundredth of a degree and 1e-4 of position or weight.
bool looksSame(const DraftValue& one, const DraftValue& two)
{
    constexpr float least = 1e-4f;
    if (const auto* morph = std::get_if<MorphValue>(&one))
        return std::abs(morph->weight - std::get<MorphValue>(two).weight) < least;
    const auto& first = std::get<BoneValue>(one);
    const auto& second = std::get<BoneValue>(two);
    // The distance of unit quaternions is half the angle, in radians; q and -q are the same.
    const glm::quat turned = unitRotation(first.rotation);
    const glm::quat other = unitRotation(second.rotation);
    const float apart = std::min(glm::length(turned - other), glm::length(turned + other));
    return glm::distance(first.translation, second.translation) < least && apart < least;
}

} // namespace

ScenePatch tweenPose(const EditTarget& target, const PoseTween& tween)
{
    assert(tween.amount >= leastTween && tween.amount <= mostTween);
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion || target.actor == sceneActor || tween.amount == 0.0)
        return {};
    std::vector<Draft> poses;
    for (const TrackId& track : tween.tracks) {
        const auto other =
            isPosed(track) ? otherPose(*motion, track, tween.way, tween.frame) : std::nullopt;
        if (!other)
            continue;
        const DraftValue shown = shownValue(target.scene, target.actor, track, tween.frame);
        const DraftValue value = tween.way == Tween::Exaggerate
                                     ? mixedPose(*other, shown, 1.0 + tween.amount)
                                     : mixedPose(shown, *other, tween.amount);
        if (shown != *other)
            poses.push_back({track, tween.frame, value});
    }
    return setPoses(target, poses, tween.asKeys);
}

TweenObstacle tweenObstacle(
    const EditTarget& target, Tween way, std::span<const TrackId> tracks, std::uint32_t frame)
{
    const Motion* motion = findMotion(target.scene, target.actor);
    auto obstacle = TweenObstacle::NoKeys;
    if (!motion)
        return obstacle;
    for (const TrackId& track : tracks) {
        const bool isFree = isPosed(track) && !isPoseLocked(target.scene, target.actor, track);
        const auto other = isFree ? otherPose(*motion, track, way, frame) : std::nullopt;
        if (!other)
            continue;
        if (!looksSame(shownValue(target.scene, target.actor, track, frame), *other))
            return TweenObstacle::None;
        obstacle = TweenObstacle::NoDifference;
    }
    return obstacle;
}

} // namespace mmd
