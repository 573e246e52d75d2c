// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/refit.h"

#include "libmmd/motion/curve_fit.h"
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/edits/values/curved_keys.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/motion_residue.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr std::uint32_t fewestSamples = 8, mostSamples = 32; ///< of a joined segment

/// The position of a rotation on the shortest rotation between two others, as progress 0 to 1.
class RotationArc {
public:
    RotationArc(const glm::quat& from, const glm::quat& to)
        : m_from(from)
    {
        const glm::dquat end = nearer(glm::dquat(to));
        const double cosine = std::clamp(glm::dot(m_from, end), -1.0, 1.0);
        m_angle = std::acos(cosine);
        const glm::dquat across = end - m_from * cosine;
        const double length = glm::length(across);
        m_across = length > 1e-9 ? across / length : glm::dquat(0.0, 0.0, 0.0, 0.0);
    }
    /// Too short to define a progress.
    [[nodiscard]] bool isPoint() const { return m_angle < 1e-6; }
    [[nodiscard]] double progressAt(const glm::quat& rotation) const
    {
        const glm::dquat there = nearer(glm::dquat(rotation));
        return std::atan2(glm::dot(there, m_across), glm::dot(there, m_from)) / m_angle;
    }

private:
    [[nodiscard]] glm::dquat nearer(const glm::dquat& rotation) const
    {
        return glm::dot(m_from, rotation) < 0.0 ? -rotation : rotation;
    }
    glm::dquat m_from;
    glm::dquat m_across{0.0, 0.0, 0.0, 0.0};
    double m_angle = 0.0;
};

/// The progress of one number from a start to an end.
class Way {
public:
    Way(double from, double to)
        : m_from(from)
        , m_length(to - from)
    {
    }
    [[nodiscard]] bool isPoint() const { return !(std::abs(m_length) > 1e-6); }
    [[nodiscard]] double progressAt(double value) const { return (value - m_from) / m_length; }

private:
    double m_from, m_length;
};

/// The same for three numbers with one curve: along the straight line between them.
class Line {
public:
    Line(const glm::vec3& from, const glm::vec3& to)
        : m_from(from)
        , m_way(glm::dvec3(to) - glm::dvec3(from))
    {
    }
    [[nodiscard]] bool isPoint() const { return !(glm::dot(m_way, m_way) > 1e-12); }
    [[nodiscard]] double progressAt(const glm::vec3& value) const
    {
        return glm::dot(glm::dvec3(value) - m_from, m_way) / glm::dot(m_way, m_way);
    }

private:
    glm::dvec3 m_from, m_way;
};

/// A segment between two keys that stay, with the motion that it had before.
template <class Sample>
struct OldSegment {
    Sample from, to;
    std::vector<double> times; ///< 0..1, both excluded
    std::vector<Sample> samples;

    /// The curve that fits `way` best; `curve` if start and end are equal.
    template <class Progress, class Get>
    [[nodiscard]] BezierCurve fitted(const Progress& way, Get get, const BezierCurve& curve) const
    {
        if (way.isPoint())
            return curve;
        std::vector<ProgressSample> wanted(times.size());
        for (std::size_t n = 0; n < times.size(); ++n)
            wanted[n] = {times[n], way.progressAt(get(samples[n]))};
        return fitCurve(wanted, curve).curve;
    }
    template <class Get>
    [[nodiscard]] BezierCurve fittedNumber(Get get, const BezierCurve& curve) const
    {
        return fitted(Way(get(from), get(to)), get, curve);
    }
};

BoneCurves fittedCurves(const OldSegment<BoneValue>& old, BoneCurves curves)
{
    for (int axis = 0; axis < 3; ++axis) {
        auto& curve = curves[std::size_t(axis)];
        curve = old.fittedNumber(
            [axis](const BoneValue& each) { return each.translation[axis]; }, curve);
    }
    auto& turn = curves[std::size_t(BoneChannel::Rotation)];
    turn = old.fitted(
        RotationArc(old.from.rotation, old.to.rotation),
        [](const BoneValue& each) { return each.rotation; }, turn);
    return curves;
}

CameraCurves fittedCurves(const OldSegment<CameraSample>& old, CameraCurves curves)
{
    for (int axis = 0; axis < 3; ++axis) {
        auto& curve = curves[std::size_t(axis)];
        curve =
            old.fittedNumber([axis](const CameraSample& each) { return each.target[axis]; }, curve);
    }
    auto& turn = curves[std::size_t(CameraChannel::Rotation)];
    turn = old.fitted(
        Line(old.from.rotation, old.to.rotation),
        [](const CameraSample& each) { return each.rotation; }, turn);
    auto& distance = curves[std::size_t(CameraChannel::Distance)];
    distance = old.fittedNumber([](const CameraSample& each) { return each.distance; }, distance);
    auto& view = curves[std::size_t(CameraChannel::FieldOfView)];
    view = old.fittedNumber([](const CameraSample& each) { return each.fieldOfView; }, view);
    return curves;
}

auto sample(const Track<BoneKeyframe>& track, double frame, TrackCursor& cursor)
{
    return sampleBone(track, frame, cursor);
}
auto sample(const Track<CameraKeyframe>& track, double frame, TrackCursor& cursor)
{
    return sampleCamera(track, frame, cursor);
}

template <class Key>
auto oldSegment(const Track<Key>& track, std::uint32_t first, std::uint32_t last)
{
    TrackCursor cursor;
    OldSegment<decltype(sample(track, 0.0, cursor))> old;
    // Without a key at 0 the segment starts at the rest value there, not at the deleted key.
    static const Track<Key> none;
    old.from = track.find(first) ? sample(track, first, cursor) : sample(none, first, cursor);
    old.to = sample(track, last, cursor);
    const std::uint32_t length = last - first;
    const std::uint32_t count = std::clamp(length, fewestSamples, mostSamples);
    for (std::uint32_t n = 1; n < count; ++n) {
        old.times.push_back(double(n) / count);
        old.samples.push_back(sample(track, first + double(length) * n / count, cursor));
    }
    return old;
}

/// The keys of `track` whose segment becomes longer when the keys at `gone` are deleted, fitted.
template <class Key>
KeyList<Key> refitted(const Track<Key>& track, const TrackId& id,
    std::span<const std::uint32_t> gone, std::vector<TrackSpan>& spans)
{
    KeyList<Key> keys;
    std::vector<std::size_t> leaving;
    forEachKeyAt(track, gone, [&](std::size_t index) { leaving.push_back(index); });
    for (std::size_t n = 0; n < leaving.size(); ++n) {
        const std::size_t begin = leaving[n];
        while (n + 1 < leaving.size() && leaving[n + 1] == leaving[n] + 1)
            ++n;
        const std::size_t end = leaving[n] + 1; // the key that stays
        if (end == track.size())
            break; // the last key that stays is held from there on
        const std::uint32_t first = begin > 0 ? track.frame(begin - 1) : 0;
        Key key = track.key(end);
        setCurves(key, fittedCurves(oldSegment(track, first, key.frame), curvesOf(key)));
        keys.push_back(key);
        spans.push_back({id, first, key.frame});
    }
    return keys;
}

} // namespace

ShapedPatch deleteKeysRefitted(const EditTarget& target)
{
    ShapedPatch result;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return result;
    std::vector<TrackSpan> spans;
    for (const TrackKeys& each : target.selection.keys) {
        withKeyOf(each.track.kind, [&]<class Key>() {
            KeyList<Key> keys;
            if constexpr (hasCurves<Key>) {
                if (const auto* track = findTrack<Key>(*motion, each.track.name))
                    keys = refitted(*track, each.track, each.frames, spans);
            }
            addChange<Key>(
                result.patch, {target.actor, *motion, each.track}, each.frames, std::move(keys));
        });
    }
    if (result.patch.isEmpty())
        return result;
    select(result.patch, target, Selection{target.selection.tracks, {}});
    const Scene changed = applied(target.scene, result.patch);
    result.residue = residueOf(*motion, *findMotion(changed, target.actor), spans);
    return result;
}

} // namespace mmd
