// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/smooth.h"

#include "libmmd/motion/angles/rotation.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/edits/values/curved_keys.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/motion_residue.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace mmd {
namespace {

/// The movement of one curve's channel in a segment: its length and its direction (of length 1; a
/// single number moves along x).
struct Leg {
    double length = 0.0; ///< units, or degrees
    glm::dvec3 direction{1.0, 0.0, 0.0};
    std::uint32_t frames = 0; ///< 0: there is no segment, the value is held

    [[nodiscard]] double speed() const { return frames > 0 ? length / frames : 0.0; }
    [[nodiscard]] bool leads() const { return frames > 0 && length > 1e-6; }
};

Leg legOf(const glm::dvec3& way, std::uint32_t frames)
{
    const double length = glm::length(way);
    return {length, length > 0.0 ? way / length : glm::dvec3(1.0, 0.0, 0.0), frames};
}

Leg legOf(double way, std::uint32_t frames)
{
    return {std::abs(way), {way < 0.0 ? -1.0 : 1.0, 0.0, 0.0}, frames};
}

/// As a rotation in the parent's space.
Leg legOf(const glm::quat& from, const glm::quat& to, std::uint32_t frames)
{
    glm::dquat turn = glm::dquat(unitRotation(to)) * glm::conjugate(glm::dquat(unitRotation(from)));
    if (turn.w < 0.0)
        turn = -turn;
    const glm::dvec3 axis(turn.x, turn.y, turn.z);
    const double sine = glm::length(axis);
    const double angle = glm::degrees(2.0 * std::atan2(sine, turn.w));
    return legOf(sine > 0.0 ? axis / sine * angle : glm::dvec3(0.0), frames);
}

/// The speed between two neighbouring segments: at most three times the speed of either, so that
/// the handles stay on the grid. It is reduced by the change of direction.
double sharedSpeed(const Leg& in, const Leg& out)
{
    const double alike = glm::dot(in.direction, out.direction);
    if (!in.leads() || !out.leads() || alike <= 0.0)
        return 0.0;
    const double before = 2.0 * out.frames + in.frames, after = out.frames + 2.0 * in.frames;
    return alike * (before + after) / (before / in.speed() + after / out.speed());
}

/// The two distances of a handle from its key; their quotient, progress over time, is `slope`
/// (0..3).
struct Reach {
    int time = 42, progress = 42;
    [[nodiscard]] double slope() const { return double(progress) / time; }
};

/// The nearest slope on the grid, with a time near a third of the segment.
Reach reachOf(double slope)
{
    Reach best;
    double least = 1e9;
    for (int time = 36; time <= 48; ++time) {
        const int progress = std::min(int(std::lround(slope * time)), 127);
        const double miss = std::abs(double(progress) / time - slope) + 1e-4 * std::abs(time - 42);
        if (miss < least) {
            least = miss;
            best = {time, progress};
        }
    }
    return best;
}

/// Bends both curves at a key; returns the remaining jump of speed.
double bend(const Leg& in, const Leg& out, BezierCurve& toKey, BezierCurve& fromKey)
{
    const double speed = sharedSpeed(in, out);
    glm::dvec3 before(0.0), after(0.0);
    if (in.leads()) {
        const Reach reach = reachOf(speed / in.speed());
        toKey.x2 = static_cast<std::uint8_t>(127 - reach.time);
        toKey.y2 = static_cast<std::uint8_t>(127 - reach.progress);
        before = in.direction * in.speed() * reach.slope();
    }
    if (out.leads()) {
        const Reach reach = reachOf(speed / out.speed());
        fromKey.x1 = static_cast<std::uint8_t>(reach.time);
        fromKey.y1 = static_cast<std::uint8_t>(reach.progress);
        after = out.direction * out.speed() * reach.slope();
    }
    return glm::distance(before, after);
}

template <std::size_t n>
struct Legs {
    std::array<Leg, n> channels;
};

Legs<boneChannelCount> legsOf(const BoneValue& from, const BoneValue& to, std::uint32_t frames)
{
    Legs<boneChannelCount> legs;
    for (int axis = 0; axis < 3; ++axis)
        legs.channels[std::size_t(axis)] =
            legOf(double(to.translation[axis]) - double(from.translation[axis]), frames);
    legs.channels[3] = legOf(from.rotation, to.rotation, frames);
    return legs;
}

Legs<cameraChannelCount> legsOf(
    const CameraValue& from, const CameraValue& to, std::uint32_t frames)
{
    Legs<cameraChannelCount> legs;
    for (int axis = 0; axis < 3; ++axis)
        legs.channels[std::size_t(axis)] =
            legOf(double(to.target[axis]) - double(from.target[axis]), frames);
    legs.channels[3] =
        legOf(glm::degrees(glm::dvec3(to.rotation) - glm::dvec3(from.rotation)), frames);
    legs.channels[4] = legOf(double(to.distance) - double(from.distance), frames);
    legs.channels[5] = legOf(double(to.fieldOfView) - double(from.fieldOfView), frames);
    return legs;
}

bool isAngle(std::size_t channel)
{
    return channel == 3; // for bones and cameras
}

bool isView(TrackKind kind, std::size_t channel)
{
    return kind == TrackKind::Camera && channel == 5;
}

/// The keys of one track with their curves as bent so far.
template <class Key>
class Smoothing {
public:
    Smoothing(const Track<Key>& track, CurveChannels channels)
        : m_track(track)
        , m_channels(channels)
    {
    }

    void smooth(std::size_t index, MotionResidue& left)
    {
        const bool hasNext = index + 1 < m_track.size();
        const std::uint32_t in = framesTo(index), out = hasNext ? framesTo(index + 1) : 0;
        if (in == 0 || isCut(in) || isCut(out))
            return; // there is no continuous segment before or after it
        static const typename Key::Value rest{};
        const auto& here = m_track.values()[index];
        const auto& before = index > 0 ? m_track.values()[index - 1] : rest;
        const auto& after = hasNext ? m_track.values()[index + 1] : here;
        const auto arriving = legsOf(before, here, in), leaving = legsOf(here, after, out);
        auto unused = curvesAt(index);
        auto& toKey = curvesAt(index);
        auto& fromKey = hasNext ? curvesAt(index + 1) : unused;
        double move = 0.0;
        for (std::size_t channel = 0; channel < toKey.size(); ++channel) {
            if (!(m_channels & (1u << channel)))
                continue;
            const double jump = bend(arriving.channels[channel], leaving.channels[channel],
                toKey[channel], fromKey[channel]);
            if (isAngle(channel))
                left.include({.angle = jump});
            else if (isView(Key::kind, channel))
                left.include({.fieldOfView = jump});
            else
                move = std::hypot(move, jump);
        }
        left.include({.position = move});
    }

    [[nodiscard]] KeyList<Key> keys() const
    {
        KeyList<Key> result;
        for (const auto& [index, curves] : m_curves) {
            Key key = m_track.key(index);
            setCurves(key, curves);
            result.push_back(key);
        }
        return result;
    }

private:
    using Curves = decltype(curvesOf(Key()));

    [[nodiscard]] std::uint32_t framesTo(std::size_t index) const
    {
        return m_track.frame(index) - (index > 0 ? m_track.frame(index - 1) : 0);
    }
    [[nodiscard]] static bool isCut(std::uint32_t frames)
    {
        return Key::kind == TrackKind::Camera && frames == 1;
    }
    /// A map, so that an entry keeps its address while others are inserted.
    Curves& curvesAt(std::size_t index)
    {
        return m_curves.try_emplace(index, curvesOf(m_track.key(index))).first->second;
    }

    const Track<Key>& m_track;
    CurveChannels m_channels;
    std::map<std::size_t, Curves> m_curves;
};

} // namespace

ShapedPatch smoothKeys(const EditTarget& target, CurveChannels channels)
{
    ShapedPatch result;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion)
        return result;
    for (const TrackKeys& each : target.selection.keys) {
        withKeyOf(each.track.kind, [&]<class Key>() {
            if constexpr (hasCurves<Key>) {
                const auto* track = findTrack<Key>(*motion, each.track.name);
                if (!track)
                    return;
                Smoothing<Key> smoothing(*track, channels);
                forEachKeyAt(*track, each.frames,
                    [&](std::size_t index) { smoothing.smooth(index, result.residue); });
                addChange<Key>(
                    result.patch, {target.actor, *motion, each.track}, {}, smoothing.keys());
            }
        });
    }
    return result;
}

} // namespace mmd
