// SPDX-License-Identifier: MIT
#include "libmmd/motion/sampling.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

/// Two neighbouring keys around a time. `before` is none where the implicit key of frame 0 stands.
struct Segment {
    bool hasBefore = false;
    bool hasAfter = false;
    std::size_t before = 0;
    std::size_t after = 0;
    double x = 0.0; ///< 0..1 from the one to the other
};

/// First key after `frame`, from where the cursor stands: one or two steps while playing forward,
/// else a binary search.
std::size_t firstAfter(std::span<const std::uint32_t> frames, double frame, TrackCursor& cursor)
{
    const std::size_t size = frames.size();
    std::size_t at = std::min(cursor.index, size);
    const auto isFirst = [&](std::size_t index) {
        return (index == size || double(frames[index]) > frame) &&
               (index == 0 || double(frames[index - 1]) <= frame);
    };
    for (int step = 0; step < 3 && at <= size; ++step, ++at) {
        if (isFirst(at)) {
            cursor.index = at;
            return at;
        }
    }
    at = static_cast<std::size_t>(
        std::upper_bound(frames.begin(), frames.end(), frame,
            [](double wanted, std::uint32_t each) { return wanted < double(each); }) -
        frames.begin());
    cursor.index = at;
    return at;
}

/// The one place that knows of the implicit key: in MMD every track has a key at frame 0, so a
/// track whose first key is later starts there with the rest value.
template <class Key>
Segment segmentAt(const Track<Key>& track, double frame, TrackCursor& cursor)
{
    Segment segment;
    segment.after = firstAfter(track.frames(), frame, cursor);
    segment.hasAfter = segment.after < track.size();
    segment.hasBefore = segment.after > 0;
    segment.before = segment.hasBefore ? segment.after - 1 : 0;
    if (segment.hasAfter) {
        const double from = segment.hasBefore ? double(track.frame(segment.before)) : 0.0;
        segment.x = (frame - from) / (double(track.frame(segment.after)) - from);
    }
    return segment;
}

glm::quat normalised(const glm::quat& q)
{
    const float length = std::sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    if (!(length > 1e-12f) || !std::isfinite(length))
        return {1.0f, 0.0f, 0.0f, 0.0f};
    return {q.w / length, q.x / length, q.y / length, q.z / length};
}

/// The short way, along the great circle; both of unit length.
glm::quat slerp(const glm::quat& a, const glm::quat& b, double t)
{
    double dot = double(a.x) * b.x + double(a.y) * b.y + double(a.z) * b.z + double(a.w) * b.w;
    const double sign = dot < 0.0 ? -1.0 : 1.0;
    dot = std::min(dot * sign, 1.0);
    double from = 1.0 - t;
    double to = t;
    if (dot < 0.9999995) {
        const double angle = std::acos(dot);
        const double sine = std::sin(angle);
        from = std::sin((1.0 - t) * angle) / sine;
        to = std::sin(t * angle) / sine;
    }
    to *= sign;
    const auto mix = [&](float x, float y) { return float(from * double(x) + to * double(y)); };
    return normalised({mix(a.w, b.w), mix(a.x, b.x), mix(a.y, b.y), mix(a.z, b.z)});
}

float mix(float a, float b, double t)
{
    return float(double(a) + (double(b) - double(a)) * t);
}

template <std::size_t n>
double eased(const std::array<BezierCurve, n>& curves, std::size_t channel, double x)
{
    return evaluateCurve(curves[channel], x);
}

} // namespace

BoneValue sampleBone(const Track<BoneKeyframe>& track, double frame, TrackCursor& cursor)
{
    const Segment at = segmentAt(track, frame, cursor);
    const BoneValue from = at.hasBefore ? track.values()[at.before] : BoneValue{};
    BoneValue result = from;
    result.rotation = normalised(from.rotation);
    if (!at.hasAfter || at.x <= 0.0)
        return result;
    const BoneValue& to = track.values()[at.after];
    const BoneCurves& curves = track.curves(at.after);
    for (int axis = 0; axis < 3; ++axis)
        if (from.translation[axis] != to.translation[axis])
            result.translation[axis] = mix(from.translation[axis], to.translation[axis],
                eased(curves, std::size_t(axis), at.x));
    if (!(from.rotation == to.rotation))
        result.rotation = slerp(result.rotation, normalised(to.rotation), eased(curves, 3, at.x));
    return result;
}

float sampleMorph(const Track<MorphKeyframe>& track, double frame, TrackCursor& cursor)
{
    const Segment at = segmentAt(track, frame, cursor);
    const float from = at.hasBefore ? track.values()[at.before].weight : 0.0f;
    return at.hasAfter ? mix(from, track.values()[at.after].weight, at.x) : from;
}

CameraSample sampleCamera(const Track<CameraKeyframe>& track, double frame, TrackCursor& cursor)
{
    const Segment at = segmentAt(track, frame, cursor);
    const CameraValue from = at.hasBefore ? track.values()[at.before] : CameraValue{};
    CameraSample result{.distance = from.distance,
        .target = from.target,
        .rotation = from.rotation,
        .fieldOfView = float(from.fieldOfView),
        .perspective = from.perspectiveOff == 0};
    if (!at.hasAfter)
        return result;
    const std::uint32_t fromFrame = at.hasBefore ? track.frame(at.before) : 0;
    if (track.frame(at.after) - fromFrame == 1) // one frame apart: a cut
        return result;
    const CameraValue& to = track.values()[at.after];
    const CameraCurves curves = curvesOf(to.tail);
    const double rotation = eased(curves, 3, at.x);
    for (int axis = 0; axis < 3; ++axis) {
        result.target[axis] =
            mix(from.target[axis], to.target[axis], eased(curves, std::size_t(axis), at.x));
        result.rotation[axis] = mix(from.rotation[axis], to.rotation[axis], rotation);
    }
    result.distance = mix(from.distance, to.distance, eased(curves, 4, at.x));
    result.fieldOfView =
        mix(float(from.fieldOfView), float(to.fieldOfView), eased(curves, 5, at.x));
    return result;
}

const ShowIkValue* sampleShowIk(const Track<ShowIkKeyframe>& track, double frame)
{
    TrackCursor cursor{track.size() + 1};
    const std::size_t after = firstAfter(track.frames(), frame, cursor);
    return after > 0 ? &track.values()[after - 1] : nullptr;
}

} // namespace mmd
