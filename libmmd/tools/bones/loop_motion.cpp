// SPDX-License-Identifier: MIT
#include "libmmd/motion/sampling.h"
#include "libmmd/pose/baked_motion.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/bones/bone_names.h"
#include "libmmd/tools/bones/motion_blends.h"
#include "libmmd/tools/bones/splice.h"
#include "libmmd/tools/thin/segment_shapes.h"
#include "libmmd/tools/thin/thin_keys.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

BoneValue loopSample(const Track<BoneKeyframe>& track, std::uint32_t frame)
{
    TrackCursor cursor;
    return sampleBone(track, frame, cursor);
}
MorphValue loopSample(const Track<MorphKeyframe>& track, std::uint32_t frame)
{
    TrackCursor cursor;
    return {sampleMorph(track, frame, cursor)};
}

/// `start` before it began: its speed from `start` to `next`, `frames` times.
BoneValue extrapolated(const BoneValue& start, const BoneValue& next, double frames)
{
    BoneValue value;
    value.translation = glm::vec3(
        glm::dvec3(start.translation) - frames * glm::dvec3(next.translation - start.translation));
    const glm::dquat from(start.rotation);
    glm::dquat step = glm::conjugate(from) * glm::dquat(next.rotation);
    if (step.w < 0.0)
        step = -step;
    const double sine = std::sqrt(step.x * step.x + step.y * step.y + step.z * step.z);
    if (sine < 1e-12) {
        value.rotation = start.rotation;
        return value;
    }
    const double angle = -frames * 2.0 * std::atan2(sine, step.w);
    value.rotation =
        glm::quat(from * glm::angleAxis(angle, glm::dvec3(step.x, step.y, step.z) / sine));
    return value;
}
MorphValue extrapolated(const MorphValue& start, const MorphValue& next, double frames)
{
    return {std::clamp(start.weight - float(frames) * (next.weight - start.weight),
        std::min(0.0f, start.weight), std::max(1.0f, start.weight))};
}

/// How far a bone goes along the ground in the range, in its own space.
glm::vec3 wayOf(const Track<BoneKeyframe>& track, FrameSpan range)
{
    glm::vec3 way =
        loopSample(track, range.last).translation - loopSample(track, range.first).translation;
    way.y = 0.0f;
    return way;
}

/// How far the body travels: the longest way of the bones that carry it.
glm::vec3 travelOf(const Model& model, const Motion& motion, FrameSpan range)
{
    glm::vec3 longest(0.0f);
    for (const std::string_view name : {"全ての親", "センター", "グルーブ"})
        if (const int bone = boneNamed(model, name); bone >= 0)
            if (const auto* track = findBoneTrack(motion, model.boneTrack(bone).name);
                track && !track->isEmpty())
                if (const glm::vec3 way = wayOf(*track, range);
                    glm::length(way) > glm::length(longest))
                    longest = way;
    return longest;
}

/// The travel at the end of a track: bones that go with the body keep it.
template <class Key>
void addTravel(const Track<Key>& track, FrameSpan range, const glm::vec3& travel,
    typename Key::Value& start, typename Key::Value& next)
{
    if constexpr (Key::kind == TrackKind::Bone) {
        if (glm::distance(wayOf(track, range), travel) > 0.5f * glm::length(travel))
            return;
        start.translation += travel;
        next.translation += travel;
    }
}

/// The values of the last frames. The last two are those of the start and of the frame before it,
/// moved by `travel` if the bone travels.
template <class Key>
std::vector<typename Key::Value> loopedEnd(
    const Track<Key>& track, FrameSpan range, std::uint32_t frames, const glm::vec3& travel)
{
    auto start = loopSample(track, range.first);
    auto next = loopSample(track, range.first + 1);
    if (travel != glm::vec3(0.0f))
        addTravel(track, range, travel, start, next);
    std::vector<typename Key::Value> values;
    for (std::uint32_t back = frames;; --back) {
        // The extrapolation stops soon: fast movements would go too far.
        const double pause = std::max(2.0, double(frames) / 4.0);
        const double far =
            back <= 1 ? back : 1.0 + pause * (1.0 - std::exp(-double(back - 1) / pause));
        const double part =
            std::clamp(double(frames - back) / std::max(1.0, double(frames) - 1.0), 0.0, 1.0);
        values.push_back(mixed(loopSample(track, range.last - back), extrapolated(start, next, far),
            part * part * (3.0 - 2.0 * part)));
        if (back == 0)
            break;
    }
    return values;
}

bool differs(const BoneValue& one, const BoneValue& other)
{
    const auto moved = glm::abs(one.translation - other.translation);
    return !(std::max({moved.x, moved.y, moved.z}) <= 1e-5f) ||
           !(degreesBetween(glm::dquat(one.rotation), glm::dquat(other.rotation)) <= 1e-3);
}
bool differs(const MorphValue& one, const MorphValue& other)
{
    return !(std::abs(one.weight - other.weight) <= 1e-5f);
}

} // namespace

Result<ToolResult> loopMotion(
    const ToolInput& input, const LoopOptions& options, ProgressPart progress)
{
    const Motion& before = motionOf(input);
    const auto model = modelOf(input);
    const FrameSpan range{input.range.first, std::min(input.range.last, before.lastFrame())};
    std::vector<TrackId> tracks = sortedTracks(input.tracks);
    if (range.last < range.first || range.last - range.first < 3)
        tracks.clear();
    const std::uint32_t most = range.last < range.first ? 0 : (range.last - range.first) / 2;
    const std::uint32_t frames = std::min(std::max(options.frames, 2U), most);
    if (frames >= mostFramesAtOnce)
        return tl::unexpected(Error{
            .code = ErrorCode::TooManyFrames, .offset = 0, .field = {}, .value = mostFramesAtOnce});
    const glm::vec3 way =
        model && !tracks.empty() ? travelOf(*model, before, range) : glm::vec3(0.0f);
    const glm::vec3 travel = options.keepsTravel ? way : glm::vec3(0.0f);
    constexpr float notable = 1.0f; // units
    const double goesBack =
        !options.keepsTravel && glm::length(way) > notable ? double(glm::length(way)) : 0.0;
    Motion after = before;
    std::vector<ThinnedTrack> dense;
    const auto loop = [&]<class Key>(const Track<Key>* track) {
        if (!track || track->isEmpty())
            return;
        const FrameSpan span{range.last - frames, range.last};
        const auto values = loopedEnd(*track, range, frames, travel);
        std::uint32_t frame = span.first;
        for (const auto& value : values)
            if (differs(value, loopSample(*track, frame++))) {
                dense.push_back(setDense(after, track->name(), span, std::span(values)));
                return;
            }
    };
    // A wide segment would get a key on each of its frames.
    for (const TrackId& id : tracks) {
        const auto at = framesOf(before, id);
        const auto next = std::lower_bound(at.begin(), at.end(), range.last - frames);
        const std::uint32_t from = next == at.begin() ? 0 : *(next - 1);
        const auto end = std::lower_bound(at.begin(), at.end(), range.last);
        const std::uint32_t to = end == at.end() ? range.last : *end;
        if (to - from >= mostFramesAtOnce)
            return tl::unexpected(Error{.code = ErrorCode::TooManyFrames,
                .offset = 0,
                .field = {},
                .value = mostFramesAtOnce});
        if (id.kind == TrackKind::Bone)
            loop(findBoneTrack(before, id.name));
        else if (id.kind == TrackKind::Morph)
            loop(findMorphTrack(before, id.name));
    }
    auto thin = thinnedMotion(model, after, dense, unseenThinning, progress.part(0.0, 0.3));
    if (!thin)
        return tl::unexpected(thin.error());
    return toolResult(input, *thin,
        {{ToolFigureKind::KeysBefore, double(keyCountIn(before, tracks, range))},
            {ToolFigureKind::KeysAfter, double(keyCountIn(*thin, tracks, range))},
            {ToolFigureKind::GoesBack, goesBack}},
        progress.part(0.3, 1.0));
}

} // namespace mmd
