// SPDX-License-Identifier: MIT
#include "libmmd/motion/graph/value_samples.h"

#include "libmmd/motion/angles/euler_angles.h"

#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr std::size_t noFrame = ValueSamples::mostFrames;

template <class Key>
TrackPtr<Key> named(const std::vector<TrackPtr<Key>>& tracks, const std::string& name)
{
    const auto found = std::lower_bound(tracks.begin(), tracks.end(), name,
        [](const auto& track, const std::string& wanted) { return track->name() < wanted; });
    return found != tracks.end() && (*found)->name() == name ? *found : nullptr;
}

template <class Key>
bool isSameKey(const Track<Key>& a, std::size_t at, const Track<Key>& b, std::size_t bt)
{
    if (a.frame(at) != b.frame(bt) || !(a.values()[at] == b.values()[bt]))
        return false;
    if constexpr (Track<Key>::hasInterpolation)
        return a.curves(at) == b.curves(bt);
    return true;
}

/// The samples of two tracks agree before `before`, and from `from` on except for the unrolling of
/// rotations.
struct Agreement {
    std::size_t before = 0, from = noFrame;
};

template <class Key>
Agreement agreement(const Track<Key>& a, const Track<Key>& b)
{
    const std::size_t least = std::min(a.size(), b.size());
    std::size_t head = 0, interpolation = 0;
    while (head < least && isSameKey(a, head, b, head))
        ++head;
    while (interpolation < least - head &&
           isSameKey(a, a.size() - 1 - interpolation, b, b.size() - 1 - interpolation))
        ++interpolation;
    Agreement result;
    if (head > 0)
        result.before = std::size_t(a.frame(head - 1)) + 1;
    if (interpolation > 0)
        result.from = a.frame(a.size() - interpolation);
    return result;
}

void setAngles(LineValues& values, const glm::dvec3& angles)
{
    for (int axis = 0; axis < 3; ++axis)
        values[angleLine + std::size_t(axis)] = angles[axis];
}

void setPosition(LineValues& values, const glm::vec3& position)
{
    for (int axis = 0; axis < 3; ++axis)
        values[std::size_t(axis)] = double(position[axis]);
}

glm::dvec3 anglesOf(const LineValues& values)
{
    return {values[angleLine], values[angleLine + 1], values[angleLine + 2]};
}

LineValues linesOf(const CameraSample& camera)
{
    LineValues values{};
    setPosition(values, camera.target);
    const glm::dvec3 degrees = glm::degrees(glm::dvec3(camera.rotation));
    setAngles(values, {-degrees.x, degrees.y, degrees.z}); // x with the panel's sign
    values[6] = -double(camera.distance);                  // with the panel's sign
    values[7] = double(camera.fieldOfView);
    return values;
}

} // namespace

LineValues linesOf(const BoneValue& bone, const LineValues& before)
{
    LineValues values{};
    setPosition(values, bone.translation);
    const auto& turned = bone.rotation;
    const glm::dquat rotation(
        double(turned.w), double(turned.x), double(turned.y), double(turned.z));
    setAngles(values, eulerNear(rotation, anglesOf(before), panelOrder));
    return values;
}

LineSample sampleOf(const LineValues& values)
{
    LineSample sample;
    std::transform(values.begin(), values.end(), sample.begin(), drawable);
    return sample;
}

ValueSamples::Held ValueSamples::heldIn(const Motion& motion) const
{
    Held held;
    if (m_id.kind == TrackKind::Bone)
        held = named(motion.bones, m_id.name);
    else if (m_id.kind == TrackKind::Morph)
        held = named(motion.morphs, m_id.name);
    else if (m_id.kind == TrackKind::Camera)
        held = motion.camera;
    return held;
}

bool ValueSamples::holds(const Motion& motion) const
{
    return heldIn(motion) == m_track;
}

bool ValueSamples::setTrack(const Motion& motion)
{
    Held now = heldIn(motion);
    if (now == m_track)
        return false;
    const Held old = std::exchange(m_track, std::move(now));
    Agreement common;
    if (old.index() == m_track.index())
        std::visit(
            [&](const auto& track) {
                if constexpr (!std::is_same_v<std::decay_t<decltype(track)>, std::monostate>) {
                    const auto& other = std::get<std::decay_t<decltype(track)>>(old);
                    if (track && other)
                        common = agreement(*other, *track);
                }
            },
            m_track);
    reuse(common.before, common.from);
    ++m_revision;
    return true;
}

void ValueSamples::reuse(std::size_t unchangedBefore, std::size_t unchangedFrom)
{
    const auto frames = keyFrames();
    const std::size_t count =
        frames.empty() ? 0 : std::min<std::size_t>(frames.back(), mostFrames - 1) + 1;
    // Old samples of the previous edit, if sampling had not reached them yet, else the valid ones.
    const bool isPending = m_oldFirst < m_oldEnd;
    m_oldEnd = std::min(isPending ? m_oldEnd : m_next, count);
    m_shown = std::min(m_shown, count);
    m_oldFirst = std::max(isPending ? m_oldFirst : 0, unchangedFrom);
    m_next = std::min({m_next, unchangedBefore, count});
    if (m_oldFirst >= m_oldEnd)
        m_oldFirst = m_oldEnd = 0;
    m_samples.resize(count);
    m_pyramid.update(m_samples, count, count);
}

std::span<const std::uint32_t> ValueSamples::keyFrames() const
{
    return std::visit(
        [](const auto& track) -> std::span<const std::uint32_t> {
            if constexpr (!std::is_same_v<std::decay_t<decltype(track)>, std::monostate>)
                if (track)
                    return track->frames();
            return {};
        },
        m_track);
}

const Track<BoneKeyframe>* ValueSamples::boneTrack() const
{
    const auto* bone = std::get_if<TrackPtr<BoneKeyframe>>(&m_track);
    return bone ? bone->get() : nullptr;
}

BezierCurve ValueSamples::curve(std::size_t index, std::size_t curve) const
{
    if (const auto* bone = std::get_if<TrackPtr<BoneKeyframe>>(&m_track))
        return (*bone)->curves(index)[curve];
    if (const auto* camera = std::get_if<TrackPtr<CameraKeyframe>>(&m_track))
        return curvesOf((*camera)->values()[index].interpolation)[curve];
    return {};
}

LineValues ValueSamples::evaluateNear(
    double frame, const LineValues& before, TrackCursor& cursor) const
{
    if (const auto* bone = std::get_if<TrackPtr<BoneKeyframe>>(&m_track); bone && *bone)
        return linesOf(sampleBone(**bone, frame, cursor), before);
    if (const auto* camera = std::get_if<TrackPtr<CameraKeyframe>>(&m_track); camera && *camera)
        return linesOf(sampleCamera(**camera, frame, cursor));
    if (const auto* morph = std::get_if<TrackPtr<MorphKeyframe>>(&m_track); morph && *morph)
        return {double(sampleMorph(**morph, frame, cursor))};
    return {};
}

LineValues ValueSamples::before(std::size_t frame) const
{
    LineValues values{};
    if (m_next > 0)
        std::copy_n(m_samples[std::min(frame, m_next - 1)].begin(), mostLines, values.begin());
    return values;
}

LineValues ValueSamples::evaluate(double frame) const
{
    TrackCursor cursor = m_cursor;
    return evaluate(frame, cursor);
}

LineValues ValueSamples::evaluate(double frame, TrackCursor& cursor) const
{
    const double whole = std::clamp(std::floor(frame), 0.0, double(mostFrames));
    return evaluateNear(frame, before(std::size_t(whole)), cursor);
}

void ValueSamples::keepSample(const LineValues& values)
{
    const LineSample sample = sampleOf(values);
    const bool hasOld = m_oldFirst < m_oldEnd && m_next == m_oldFirst;
    const auto isNear = [](float a, float b) { return std::abs(a - b) < 1e-2f; };
    if (hasOld && std::equal(sample.begin(), sample.end(), m_samples[m_next].begin(), isNear)) {
        m_next = m_oldEnd;
        m_oldFirst = m_oldEnd = 0;
        return;
    }
    if (hasOld)
        m_oldFirst = m_oldEnd = 0;
    m_samples[m_next++] = sample;
}

bool ValueSamples::sample(double last, Clock::time_point until)
{
    constexpr std::size_t block = 128; // frames between two checks of the clock
    const double wanted = std::clamp(std::floor(last) + 1.0, 0.0, double(m_samples.size()));
    const auto end = std::size_t(wanted);
    while (m_next < end) {
        const std::size_t first = m_next;
        std::size_t changedEnd = first;
        LineValues values = first > 0 ? before(first - 1) : LineValues{};
        for (std::size_t count = 0; count < block && m_next < end; ++count) {
            values = evaluateNear(double(m_next), values, m_cursor);
            changedEnd = m_next + 1;
            keepSample(values);
            ++m_work;
            if (m_next != changedEnd) // skipped known samples
                break;
        }
        m_pyramid.update(m_samples, first, changedEnd);
        m_shown = std::max(m_shown, m_next);
        ++m_revision;
        if (Clock::now() > until)
            break;
    }
    return m_next >= end;
}

LineRanges ValueSamples::range(std::size_t first, std::size_t last) const
{
    last = std::min(last, m_shown);
    return m_pyramid.range(m_samples, std::min(first, last), last);
}

} // namespace mmd
