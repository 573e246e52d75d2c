// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/graph_edits.h"

#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/angles/rotation.h"
#include "libmmd/motion/graph/value_turns.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/scene_patch.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace mmd {
namespace {

/// The new frames of the dragged keys after a move in time.
using KeysByFrame = std::map<std::uint32_t, const GrabbedKey*>;
using KeysByTrack = std::map<TrackId, KeysByFrame>;

/// The new frame of the selected key at `frame`.
std::uint32_t movedFrame(
    const Selection& before, const Selection& after, const TrackId& track, std::uint32_t frame)
{
    const auto from = before.framesOf(track), to = after.framesOf(track);
    const auto found = std::lower_bound(from.begin(), from.end(), frame);
    const auto at = static_cast<std::size_t>(found - from.begin());
    return found != from.end() && *found == frame && at < to.size() ? to[at] : frame;
}

KeysByTrack arranged(const Selection& before, const Selection& after,
    std::span<const GrabbedKey> keys, KeyNumber channel)
{
    KeysByTrack arranged;
    for (const GrabbedKey& key : keys)
        if (lineOf(key.track.kind, channel))
            arranged[key.track][movedFrame(before, after, key.track, key.frame)] = &key;
    return arranged;
}

glm::dvec3 shownAngles(const LineValues& values)
{
    return {values[3], values[4], values[5]};
}

/// How far the keys of one track can rotate.
double limitedTurns(
    const Track<BoneKeyframe>& track, const KeysByFrame& keys, int axis, double amount)
{
    const auto turnAt = [&](std::size_t index) {
        const auto key = keys.find(track.frame(index));
        if (key != keys.end())
            return DraggedTurn{shownAngles(key->second->values), axis};
        return DraggedTurn{glm::dvec3(panelAngles(track.values()[index].rotation)), -1};
    };
    for (const auto& [frame, key] : keys) {
        const auto index = track.find(frame);
        if (!index)
            continue;
        if (*index > 0)
            amount = limitedTurn(turnAt(*index - 1), turnAt(*index), amount);
        else if (frame > 0) // from the implicit rest key
            amount = limitedTurn(DraggedTurn{}, turnAt(*index), amount);
        if (*index + 1 < track.size())
            amount = limitedTurn(turnAt(*index), turnAt(*index + 1), amount);
    }
    return amount;
}

BoneValue movedBone(BoneValue value, const LineValues& shown, const KeyMotion& motion)
{
    const int axis = axisOf(motion.channel);
    if (isRotation(motion.channel))
        value.rotation = glm::quat(DraggedTurn{shownAngles(shown), axis}.rotation(motion.amount));
    else
        (void)setNumber(value, motion.channel, shown[std::size_t(axis)] + motion.amount);
    return value;
}

CameraValue movedCamera(CameraValue value, const LineValues& shown, const KeyMotion& motion)
{
    const auto line = lineOf(TrackKind::Camera, motion.channel);
    if (!line)
        return value;
    double wanted = shown[*line] + motion.amount;
    if (motion.channel == KeyNumber::FieldOfView) {
        constexpr double widest = 180.0; // beyond it nothing is visible
        wanted = std::clamp(wanted, 1.0, std::max(widest, shown[*line]));
    }
    (void)setNumber(value, motion.channel, wanted); // a value that no key can hold changes nothing
    return value;
}

/// The key at a frame with its number changed; none where there is no key.
std::optional<KeyValue> movedKey(
    const Motion& scene, const GrabbedKey& key, std::uint32_t frame, const KeyMotion& motion)
{
    KeyValue result;
    result.track = key.track;
    result.frame = frame;
    if (key.track.kind == TrackKind::Morph) {
        // A weight outside the slider's range in the file stays as far outside.
        const double least = std::min(0.0, key.values[0]), most = std::max(1.0, key.values[0]);
        result.weight = float(std::clamp(key.values[0] + motion.amount, least, most));
        return result;
    }
    if (key.track.kind == TrackKind::Camera) {
        const auto index = scene.camera ? scene.camera->find(frame) : std::nullopt;
        if (!index)
            return std::nullopt;
        result.camera = movedCamera(scene.camera->values()[*index], key.values, motion);
        return result;
    }
    const auto* track = findBoneTrack(scene, key.track.name);
    const auto index = track ? track->find(frame) : std::nullopt;
    if (!index)
        return std::nullopt;
    result.bone = movedBone(track->values()[*index], key.values, motion);
    return result;
}

using ReshapedByFrame = std::map<std::uint32_t, const ReshapedKey*>;

glm::dvec3 wantedAngles(const ReshapedKey& key)
{
    return shownAngles(key.wanted);
}

bool isTurned(const ReshapedKey& key)
{
    return key.track.kind == TrackKind::Bone && wantedAngles(key) != shownAngles(key.values);
}

/// The part of their way that the rotations of one track can go.
double limitedPartOf(const Track<BoneKeyframe>& track, const ReshapedByFrame& keys, double part)
{
    const auto pathAt = [&](std::size_t index) {
        const auto key = keys.find(track.frame(index));
        if (key != keys.end())
            return TurnPath{shownAngles(key->second->values), wantedAngles(*key->second)};
        const glm::dvec3 angles(panelAngles(track.values()[index].rotation));
        return TurnPath{angles, angles};
    };
    for (const auto& [frame, key] : keys) {
        const auto index = track.find(frame);
        if (!index)
            continue;
        if (*index > 0)
            part = limitedPart(pathAt(*index - 1), pathAt(*index), part);
        else if (frame > 0) // from the implicit rest key
            part = limitedPart(TurnPath{}, pathAt(*index), part);
        if (*index + 1 < track.size())
            part = limitedPart(pathAt(*index), pathAt(*index + 1), part);
    }
    return part;
}

/// The key at a frame with all its new numbers; none if no number changes or there is no key.
std::optional<KeyValue> reshapedKey(
    const Motion& motion, const ReshapedKey& key, std::uint32_t frame, double turnPart)
{
    std::optional<KeyValue> result;
    const auto channels = channelsOf(key.track.kind);
    const GrabbedKey grabbed{key.track, frame, key.values};
    for (std::size_t line = 0; line < channels.size(); ++line) {
        const KeyMotion change{
            .frames = 0, .channel = channels[line], .amount = key.wanted[line] - key.values[line]};
        const bool isBonesTurn = key.track.kind == TrackKind::Bone && isRotation(change.channel);
        if (isBonesTurn || change.amount == 0.0)
            continue;
        if (!result)
            result = movedKey(motion, grabbed, frame, change);
        else if (key.track.kind == TrackKind::Camera)
            result->camera = movedCamera(result->camera, key.values, change);
        else
            result->bone = movedBone(result->bone, key.values, change);
        if (!result)
            return std::nullopt;
    }
    if (!isTurned(key))
        return result;
    const auto* track = findBoneTrack(motion, key.track.name);
    const auto index = track ? track->find(frame) : std::nullopt;
    if (!index)
        return std::nullopt;
    if (!result) {
        result.emplace();
        result->track = key.track;
        result->frame = frame;
        result->bone = track->values()[*index];
    }
    const TurnPath path{shownAngles(key.values), wantedAngles(key)};
    result->bone.rotation = glm::quat(DraggedTurn{.angles = path.angles(turnPart)}.rotation(0.0));
    return result;
}

} // namespace

ReshapedKeys reshapeKeys(
    const EditTarget& target, std::span<const ReshapedKey> keys, const TimeScale& time)
{
    ReshapedKeys result;
    if (time.first != time.newFirst || time.last != time.newLast)
        result.patch = scaleKeys(target, time);
    const Scene moved = applied(target.scene, result.patch);
    const Motion* there = findMotion(moved, target.actor);
    if (!there)
        return result;
    std::map<TrackId, ReshapedByFrame> byTrack;
    for (const ReshapedKey& key : keys) // of keys that get the same frame, the last one counts
        byTrack[key.track][scaledFrame(time, key.frame)] = &key;
    double part = 1.0;
    if (std::any_of(keys.begin(), keys.end(), isTurned))
        for (const auto& [id, frames] : byTrack)
            if (const auto* track = findBoneTrack(*there, id.name);
                track && id.kind == TrackKind::Bone)
                part = limitedPartOf(*track, frames, part);
    result.isTurnStopped = part < 1.0;
    std::vector<KeyValue> values;
    for (const auto& [id, frames] : byTrack)
        for (const auto& [frame, key] : frames)
            if (auto value = reshapedKey(*there, *key, frame, part))
                values.push_back(std::move(*value));
    if (!values.empty())
        result.patch = joined(std::move(result.patch), setKeys({moved, target.actor}, values));
    return result;
}

MovedKeys moveKeysInGraph(
    const EditTarget& target, std::span<const GrabbedKey> keys, const KeyMotion& motion)
{
    MovedKeys result;
    result.patch = moveKeys(target, motion.frames);
    const Selection after =
        result.patch.selectionAfter ? *result.patch.selectionAfter : target.selection;
    if (!target.selection.keys.empty() && !after.keys.empty())
        result.frames = std::int64_t(after.keys.front().frames.front()) -
                        std::int64_t(target.selection.keys.front().frames.front());
    if (motion.amount == 0.0)
        return result;
    const Scene moved = applied(target.scene, result.patch);
    const Motion* there = findMotion(moved, target.actor);
    if (!there)
        return result;
    KeyMotion limited = motion;
    const KeysByTrack byTrack = arranged(target.selection, after, keys, motion.channel);
    if (isRotation(motion.channel))
        for (const auto& [id, frames] : byTrack)
            if (const auto* track = findBoneTrack(*there, id.name);
                track && id.kind == TrackKind::Bone)
                limited.amount =
                    limitedTurns(*track, frames, axisOf(motion.channel), limited.amount);
    result.amount = limited.amount;
    result.isTurnStopped = limited.amount != motion.amount;
    if (limited.amount == 0.0)
        return result;
    std::vector<KeyValue> values;
    for (const auto& [id, frames] : byTrack)
        for (const auto& [frame, key] : frames)
            if (auto value = movedKey(*there, *key, frame, limited))
                values.push_back(std::move(*value));
    result.patch = joined(std::move(result.patch), setKeys({moved, target.actor}, values));
    return result;
}

ScenePatch moveHandle(
    const EditTarget& target, const CurveHandle& handle, double time, double progress)
{
    const auto held = [](double value) {
        return std::uint8_t(std::lround(std::clamp(value, 0.0, 127.0)));
    };
    const auto set = [&](std::size_t, BezierCurve shape) {
        (handle.index == 0 ? shape.x1 : shape.x2) = held(time);
        (handle.index == 0 ? shape.y1 : shape.y2) = held(progress);
        return shape;
    };
    Selection key;
    key.setKey(handle.track, handle.frame, true);
    return changeCurves({target.scene, target.actor, key}, CurveChannels(1u << handle.curve), set);
}

} // namespace mmd
