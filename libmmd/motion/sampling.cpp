// SPDX-License-Identifier: MIT
#include "libmmd/motion/sampling.h"

#include "libmmd/motion/angles/rotation.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

/// MMD's key at frame 0 that cannot be deleted: rest, weight 0, the default camera. A track without
/// a key there starts from it. This rule is only here.
template <class Key>
const typename Key::Value& implicitFirstValue()
{
    static const typename Key::Value value{};
    return value;
}

/// The two keys before and after a moment. If a value is held, which is so after the last key,
/// `from` and `to` are the same key.
template <class Key>
struct Segment {
    const typename Key::Value* from;
    const typename Key::Value* to;
    std::size_t toIndex; ///< its curves are used
    double begin, end;   ///< frames
    double x;            ///< 0..1

    [[nodiscard]] bool isHeld() const { return from == to; }
};

/// Index of the first key after `frame`, size() after the last one. Tries the cursor and the next
/// key, then steps of doubling size from there, so that a near cursor makes it fast.
std::size_t keyAfter(std::span<const std::uint32_t> frames, double frame, TrackCursor& cursor)
{
    const std::size_t size = frames.size();
    const auto isAfter = [&](std::size_t index) { return index == size || frames[index] > frame; };
    const auto isBefore = [&](std::size_t index) { return index == 0 || !isAfter(index - 1); };
    std::size_t low = std::min(cursor.index, size);
    std::size_t high = low;
    std::size_t stride = 1;
    if (isAfter(low)) {
        if (isBefore(low))
            return cursor.index = low;
        for (; !isBefore(low); stride *= 2) {
            high = low;
            low -= std::min(low, stride);
        }
    } else {
        if (isAfter(low + 1))
            return cursor.index = low + 1;
        for (; !isAfter(high); stride *= 2) {
            low = high;
            high = std::min(size, high + stride);
        }
    }
    const auto begin = frames.begin();
    const auto found =
        std::upper_bound(begin + std::ptrdiff_t(low), begin + std::ptrdiff_t(high), frame);
    return cursor.index = static_cast<std::size_t>(found - begin);
}

template <class Key>
Segment<Key> segmentAt(const Track<Key>& track, double frame, TrackCursor& cursor)
{
    frame = frame > 0.0 ? frame : 0.0; // NaN too
    const auto frames = track.frames();
    const std::size_t after = keyAfter(frames, frame, cursor);
    const auto* from = after == 0 ? &implicitFirstValue<Key>() : &track.values()[after - 1];
    const double begin = after == 0 ? 0.0 : frames[after - 1];
    if (after == frames.size() || frame == begin)
        return {from, from, after, begin, begin, 0.0};
    const double end = frames[after];
    return {from, &track.values()[after], after, begin, end, (frame - begin) / (end - begin)};
}

float mixed(float from, float to, double part)
{
    const double start = static_cast<double>(from);
    return static_cast<float>(start + (static_cast<double>(to) - start) * part);
}

/// Each component has its own progress.
template <class Progress>
glm::vec3 mixedAxes(const glm::vec3& from, const glm::vec3& to, Progress progress)
{
    glm::vec3 result = from;
    for (int axis = 0; axis < 3; ++axis)
        if (from[axis] != to[axis])
            result[axis] = mixed(from[axis], to[axis], progress(static_cast<std::size_t>(axis)));
    return result;
}

CameraSample cameraSample(const CameraValue& value)
{
    return {.distance = value.distance,
        .target = value.target,
        .rotation = value.rotation,
        .fieldOfView = static_cast<float>(value.fieldOfView),
        .perspective = value.perspectiveOff == 0};
}

} // namespace

BoneValue sampleBone(const Track<BoneKeyframe>& track, double frame, TrackCursor& cursor)
{
    const Segment<BoneKeyframe> segment = segmentAt(track, frame, cursor);
    const BoneValue& from = *segment.from;
    const glm::quat start = unitRotation(from.rotation);
    if (segment.isHeld())
        return {from.translation, start};
    const BoneValue& to = *segment.to;
    const BoneCurves& curves = track.curves(segment.toIndex);
    BoneValue result{from.translation, start};
    result.translation = mixedAxes(from.translation, to.translation,
        [&](std::size_t axis) { return evaluateCurve(curves[axis], segment.x); });
    if (from.rotation != to.rotation) {
        const BezierCurve& curve = curves[static_cast<std::size_t>(BoneChannel::Rotation)];
        result.rotation =
            slerpShortWay(start, unitRotation(to.rotation), evaluateCurve(curve, segment.x));
    }
    return result;
}

float sampleMorph(const Track<MorphKeyframe>& track, double frame, TrackCursor& cursor)
{
    const Segment<MorphKeyframe> segment = segmentAt(track, frame, cursor);
    const float start = segment.from->weight;
    return segment.isHeld() ? start : mixed(start, segment.to->weight, segment.x);
}

CameraSample sampleCamera(const Track<CameraKeyframe>& track, double frame, TrackCursor& cursor)
{
    const Segment<CameraKeyframe> segment = segmentAt(track, frame, cursor);
    CameraSample result = cameraSample(*segment.from);
    if (segment.isHeld() || segment.end - segment.begin == 1.0) // one frame apart: a cut
        return result;
    const CameraSample to = cameraSample(*segment.to);
    const CameraCurves curves = curvesOf(segment.to->interpolation);
    const auto progress = [&](CameraChannel channel) {
        return evaluateCurve(curves[static_cast<std::size_t>(channel)], segment.x);
    };
    result.target = mixedAxes(result.target, to.target,
        [&](std::size_t axis) { return evaluateCurve(curves[axis], segment.x); });
    const double turned = progress(CameraChannel::Rotation);
    result.rotation = mixedAxes(result.rotation, to.rotation, [&](std::size_t) { return turned; });
    result.distance = mixed(result.distance, to.distance, progress(CameraChannel::Distance));
    result.fieldOfView =
        mixed(result.fieldOfView, to.fieldOfView, progress(CameraChannel::FieldOfView));
    return result;
}

LightValue sampleLight(const Track<LightKeyframe>& track, double frame, TrackCursor& cursor)
{
    const Segment<LightKeyframe> segment = segmentAt(track, frame, cursor);
    LightValue result = *segment.from;
    if (segment.isHeld())
        return result;
    const auto even = [&](std::size_t) { return segment.x; };
    result.colour = mixedAxes(result.colour, segment.to->colour, even);
    result.direction = mixedAxes(result.direction, segment.to->direction, even);
    return result;
}

ShadowValue sampleShadow(const Track<ShadowKeyframe>& track, double frame, TrackCursor& cursor)
{
    const Segment<ShadowKeyframe> segment = segmentAt(track, frame, cursor);
    ShadowValue result = *segment.from;
    if (!segment.isHeld())
        result.distance = mixed(result.distance, segment.to->distance, segment.x);
    return result;
}

bool isPhysicsOn(const Track<BoneKeyframe>& track, double frame, TrackCursor& cursor)
{
    const std::size_t after = keyAfter(track.frames(), frame > 0.0 ? frame : 0.0, cursor);
    return after == 0 || isPhysicsOn(track.interpolation(after - 1));
}

const ShowIkValue* sampleShowIk(const Track<ShowIkKeyframe>& track, double frame)
{
    TrackCursor cursor;
    const std::size_t after = keyAfter(track.frames(), frame > 0.0 ? frame : 0.0, cursor);
    return after == 0 ? nullptr : &track.values()[after - 1];
}

} // namespace mmd
