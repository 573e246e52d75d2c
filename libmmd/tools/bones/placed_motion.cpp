// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/placed_motion.h"

#include "libmmd/pose/baked_motion.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/bones/bone_names.h"
#include "libmmd/tools/thin/thin_keys.h"
#include "libmmd/tools/thin/track_thinning.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

/// The values of one bone at another place.
class PlacedValue {
public:
    PlacedValue(const Placing& placing, const glm::vec3& rest, bool carries)
        : m_scale(placing.scale)
        , m_carries(carries)
        , m_turn(carries ? glm::angleAxis(glm::radians(placing.degrees), glm::dvec3(0.0, 1.0, 0.0))
                         : glm::dquat(1.0, 0.0, 0.0, 0.0))
        , m_moved(carries ? m_turn * glm::dvec3(rest) - glm::dvec3(rest) + placing.offset
                          : glm::dvec3(0.0))
    {
    }
    [[nodiscard]] BoneValue operator()(const BoneValue& value) const
    {
        if (!m_carries)
            return {glm::vec3(glm::dvec3(value.translation) * m_scale), value.rotation};
        return {glm::vec3(m_turn * (glm::dvec3(value.translation) * m_scale) + m_moved),
            glm::quat(m_turn * glm::dquat(value.rotation))};
    }

private:
    double m_scale;
    bool m_carries;
    glm::dquat m_turn;
    glm::dvec3 m_moved;
};

/// How a turn treats the curves of X and Z.
enum class Mixing { None, Swaps, Mixes };
Mixing mixingOf(double degrees)
{
    const double quarters = degrees / 90.0;
    if (quarters != std::round(quarters))
        return Mixing::Mixes;
    return std::fmod(std::round(quarters), 2.0) == 0.0 ? Mixing::None : Mixing::Swaps;
}

/// The curves of the turned segment between two values; none if no curves are exact.
std::optional<BoneCurves> turnedCurves(
    BoneCurves curves, const BoneValue& from, const BoneValue& to, Mixing mixing)
{
    BezierCurve& x = curves[std::size_t(BoneChannel::X)];
    BezierCurve& z = curves[std::size_t(BoneChannel::Z)];
    if (mixing == Mixing::Swaps)
        std::swap(x, z);
    if (mixing != Mixing::Mixes || x == z || (x.isLinear() && z.isLinear()))
        return curves;
    if (from.translation.z == to.translation.z)
        z = x;
    else if (from.translation.x == to.translation.x)
        x = z;
    else
        return std::nullopt;
    return curves;
}

/// Changes one track.
class TrackPlacing {
public:
    TrackPlacing(
        const Track<BoneKeyframe>& track, FrameSpan range, PlacedValue place, Mixing mixing)
        : m_track(track)
        , m_range(range)
        , m_place(place)
        , m_mixing(mixing)
    {
    }
    Track<BoneKeyframe> placed()
    {
        // What MMD assumes at frame 0 moves too.
        if (m_track.frame(0) > 0 && m_range.first == 0) {
            BoneKeyframe rest;
            rest.value = m_place(rest.value);
            m_keys.push_back(rest);
        }
        for (std::size_t index = 0; index < m_track.size(); ++index)
            add(index);
        std::vector<RawRecord> raws;
        for (const RawRecord& raw : m_track.raws())
            if (!isIn(raw.frame))
                raws.push_back(raw);
        return Track<BoneKeyframe>(m_track.field(), m_keys, std::move(raws));
    }

private:
    [[nodiscard]] bool isIn(std::uint32_t frame) const
    {
        return frame >= m_range.first && frame <= m_range.last;
    }
    void add(std::size_t index)
    {
        BoneKeyframe key = m_track.key(index);
        if (isIn(key.frame)) {
            const std::uint32_t begin = index > 0 ? m_track.frame(index - 1) : 0;
            const BoneValue before = index > 0 ? m_track.values()[index - 1] : BoneValue{};
            const auto curves = turnedCurves(m_track.curves(index), before, key.value, m_mixing);
            if (curves) {
                key.interpolation = withCurves(key.interpolation, *curves);
            } else if (isIn(begin)) {
                addDense(index, begin);
                return;
            }
            key.value = m_place(key.value);
        }
        m_keys.push_back(key);
    }
    /// The segment from `begin` to key `index`, with as many keys as it needs.
    void addDense(std::size_t index, std::uint32_t begin)
    {
        std::vector<BoneKeyframe> dense;
        if (!m_keys.empty() && m_keys.back().frame == begin)
            dense.push_back(m_keys.back());
        TrackCursor cursor;
        const std::uint32_t end = m_track.frame(index);
        for (std::uint32_t frame = begin + 1; frame < end; ++frame) {
            BoneKeyframe key;
            key.frame = frame;
            key.value = m_place(sampleBone(m_track, frame, cursor));
            if (!isPhysicsOn(m_track, frame, cursor))
                key.interpolation = withPhysics(key.interpolation, false);
            dense.push_back(key);
        }
        BoneKeyframe last = m_track.key(index);
        last.value = m_place(last.value);
        last.interpolation = withCurves(last.interpolation, BoneCurves{});
        dense.push_back(last);
        // Small enough for everything that hangs on the bone.
        constexpr TrackTolerance tolerance{0.001, 0.005, 0.0};
        const Track<BoneKeyframe> thin = thinned(
            Track<BoneKeyframe>(m_track.field(), dense), tolerance, {{0, largestFrame}, false});
        for (std::size_t at = 0; at < thin.size(); ++at)
            if (m_keys.empty() || thin.frame(at) > m_keys.back().frame)
                m_keys.push_back(thin.key(at));
    }

    const Track<BoneKeyframe>& m_track;
    FrameSpan m_range;
    PlacedValue m_place;
    Mixing m_mixing;
    std::vector<BoneKeyframe> m_keys;
};

/// Whether everything that hangs on the bone can be moved by its children's keys.
bool isAtRest(const Motion& motion, const std::string& track)
{
    const auto* found = findBoneTrack(motion, track);
    if (!found)
        return true;
    const auto values = found->values();
    return std::all_of(values.begin(), values.end(), [](const BoneValue& value) {
        return value.translation == glm::vec3(0.0f) &&
               std::abs(value.rotation.w) == std::sqrt(glm::dot(value.rotation, value.rotation));
    });
}

/// The bones that carry all others.
std::vector<bool> carriers(const Model& model, const Motion& motion)
{
    const int mother = boneNamed(model, "全ての親");
    const bool isPassive = mother >= 0 &&
                           isAtRest(motion, model.boneTrackNames[std::size_t(mother)]) &&
                           model.rig.bones[std::size_t(mother)].parent < 0;
    std::vector<bool> carries(model.rig.bones.size(), false);
    for (std::size_t bone = 0; bone < carries.size(); ++bone) {
        const int parent = model.rig.bones[bone].parent;
        carries[bone] =
            isPassive ? (parent == mother || (parent < 0 && int(bone) != mother)) : parent < 0;
    }
    return carries;
}

/// Frames of segments that can need more keys.
std::uint64_t longSegments(const Track<BoneKeyframe>& track, FrameSpan range, Mixing mixing)
{
    std::uint64_t frames = 0;
    for (std::size_t index = 0; index < track.size(); ++index) {
        const std::uint32_t begin = index > 0 ? track.frame(index - 1) : 0;
        const BoneValue before = index > 0 ? track.values()[index - 1] : BoneValue{};
        if (track.frame(index) >= range.first && track.frame(index) <= range.last &&
            !turnedCurves(track.curves(index), before, track.values()[index], mixing))
            frames += track.frame(index) - begin;
    }
    return frames;
}

} // namespace

Result<Motion> placedMotion(
    const Model& model, const Motion& motion, FrameSpan range, const Placing& placing)
{
    Motion result = motion;
    if (placing == Placing{} || range.last < range.first)
        return result;
    const std::vector<bool> carries = carriers(model, motion);
    const Mixing mixing = mixingOf(placing.degrees);
    for (std::size_t bone = 0; bone < carries.size(); ++bone) {
        const std::string& name = model.boneTrackNames[bone];
        if (model.bonesOfTrack(name).front() != int(bone))
            continue; // another bone has this track
        const PlacedValue place(placing, model.rig.bones[bone].restPosition, carries[bone]);
        const auto* track = findBoneTrack(motion, name);
        if (!track) {
            const BoneValue value = place(BoneValue{});
            if (carries[bone] && !(value == BoneValue{})) {
                BoneKeyframe key;
                key.frame = range.first;
                key.value = value;
                replaceTrack(
                    result, Track<BoneKeyframe>(fieldOf(name), std::vector<BoneKeyframe>{key}));
            }
            continue;
        }
        if (!carries[bone] && placing.scale == 1.0)
            continue;
        if (track->isEmpty())
            continue;
        const Mixing own = carries[bone] ? mixing : Mixing::None;
        if (longSegments(*track, range, own) >= mostFramesAtOnce)
            return tl::unexpected(Error{.code = ErrorCode::TooManyFrames,
                .offset = 0,
                .field = {},
                .value = mostFramesAtOnce});
        replaceTrack(result, TrackPlacing(*track, range, place, own).placed());
    }
    return result;
}

Result<ToolResult> placeMotionInWorld(
    const ToolInput& input, const Placing& placing, ProgressPart progress)
{
    const Motion& before = motionOf(input);
    const auto model = modelOf(input);
    const auto after =
        model ? placedMotion(*model, before, input.range, placing) : Result<Motion>(before);
    if (!after)
        return tl::unexpected(after.error());
    const auto countIn = [&](const Motion& motion) {
        std::vector<TrackId> tracks = trackIds(motion);
        std::erase_if(tracks, [](const TrackId& id) { return id.kind != TrackKind::Bone; });
        return double(keyCountIn(motion, tracks, input.range));
    };
    return toolResult(input, *after,
        {{ToolFigureKind::KeysBefore, countIn(before)},
            {ToolFigureKind::KeysAfter, countIn(*after)}},
        progress);
}

} // namespace mmd
