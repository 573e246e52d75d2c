// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/time_warp.h"

#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/edits/values/split.h"
#include "libmmd/tools/tool_errors.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

template <class Key>
Track<Key> warpedTrack(const Track<Key>& track, const TimeWarp& warp)
{
    std::vector<Key> keys;
    for (std::size_t at = 0; at < track.size(); ++at) {
        Key key = track.key(at);
        key.frame = warp(key.frame);
        if (!keys.empty() && keys.back().frame == key.frame)
            keys.back() = std::move(key);
        else
            keys.push_back(std::move(key));
    }
    std::vector<RawRecord> raws; // other records have the old frames in their bytes
    for (const RawRecord& raw : track.raws())
        if (warp(raw.frame) == raw.frame)
            raws.push_back(raw);
    return Track<Key>(track.field(), keys, std::move(raws));
}

/// Whether the track moves inside a segment at this frame. One frame beside a key of the camera
/// does not count, because keys one frame apart are a cut.
template <class Key>
bool movesThrough(const Track<Key>& track, std::uint32_t frame)
{
    const std::size_t end = track.lowerBound(frame);
    if (end == track.size() || end == 0 || track.frame(end) == frame)
        return false;
    if constexpr (Key::kind == TrackKind::Camera)
        if (track.frame(end) == frame + 1 || track.frame(end - 1) + 1 == frame)
            return false;
    return !(track.values()[end - 1] == track.values()[end]);
}

/// The slopes of a curve through the anchors that never descends (Fritsch and Carlson).
std::vector<double> slopesOf(const std::vector<FrameAnchor>& anchors)
{
    const std::size_t count = anchors.size();
    std::vector<double> speeds, slopes(count, 1.0);
    for (std::size_t at = 0; at + 1 < count; ++at)
        speeds.push_back((double(anchors[at + 1].to) - double(anchors[at].to)) /
                         (double(anchors[at + 1].from) - double(anchors[at].from)));
    if (speeds.empty())
        return slopes;
    slopes.front() = speeds.front();
    slopes.back() = 1.0; // the frames after it keep their speed
    for (std::size_t at = 1; at + 1 < count; ++at)
        slopes[at] = speeds[at - 1] > 0.0 && speeds[at] > 0.0
                         ? 2.0 / (1.0 / speeds[at - 1] + 1.0 / speeds[at])
                         : 0.0;
    for (std::size_t at = 0; at < speeds.size(); ++at) {
        slopes[at] = std::min(slopes[at], 3.0 * speeds[at]);
        slopes[at + 1] = std::min(slopes[at + 1], 3.0 * speeds[at]);
    }
    return slopes;
}

} // namespace

TimeWarp::TimeWarp(std::span<const FrameAnchor> anchors, bool isSmooth)
{
    std::vector<FrameAnchor> sorted(anchors.begin(), anchors.end());
    std::stable_sort(sorted.begin(), sorted.end(),
        [](const FrameAnchor& one, const FrameAnchor& other) { return one.from < other.from; });
    if (sorted.empty() || sorted.front().from > 0)
        m_anchors.push_back({});
    for (const FrameAnchor& each : sorted)
        if (m_anchors.empty() ||
            (each.from > m_anchors.back().from && each.to > m_anchors.back().to))
            m_anchors.push_back(each);
    if (isSmooth)
        m_slopes = slopesOf(m_anchors);
}

double TimeWarp::positionOf(double frame) const
{
    const auto after = std::upper_bound(m_anchors.begin(), m_anchors.end(), frame,
        [](double value, const FrameAnchor& anchor) { return value < double(anchor.from); });
    if (after == m_anchors.begin())
        return frame;
    const FrameAnchor& from = *(after - 1);
    if (after == m_anchors.end())
        return double(from.to) + (frame - double(from.from));
    const double length = double(after->from) - double(from.from);
    const double part = (frame - double(from.from)) / length;
    const double rise = double(after->to) - double(from.to);
    if (m_slopes.empty())
        return double(from.to) + rise * part;
    const auto at = std::size_t(after - m_anchors.begin()) - 1;
    const double begins = m_slopes[at] * length, ends = m_slopes[at + 1] * length;
    const double back = 1.0 - part; // cubic Hermite curve
    return double(from.to) + rise * part * part * (3.0 - 2.0 * part) +
           part * back * (begins * back - ends * part);
}

std::uint32_t TimeWarp::operator()(std::uint32_t frame) const
{
    return std::uint32_t(std::clamp(std::round(positionOf(frame)), 0.0, double(largestFrame)));
}

Motion warpedTime(const Motion& motion, const TimeWarp& warp)
{
    Motion result = motion;
    const auto one = [&](const auto& track) {
        if (!track)
            return;
        const auto frames = track->frames();
        if (!std::all_of(frames.begin(), frames.end(),
                [&](std::uint32_t frame) { return warp(frame) == frame; }))
            replaceTrack(result, warpedTrack(*track, warp));
    };
    for (const auto& track : motion.bones)
        one(track);
    for (const auto& track : motion.morphs)
        one(track);
    one(motion.camera);
    one(motion.light);
    one(motion.shadow);
    one(motion.showIk);
    return result;
}

Motion keyedAt(const Scene& scene, ActorId actor, std::span<const std::uint32_t> frames)
{
    const Motion* motion = findMotion(scene, actor);
    if (!motion)
        return {};
    Scene changed = scene;
    for (const std::uint32_t frame : frames) {
        std::vector<TrackId> tracks;
        const Motion& now = *findMotion(changed, actor);
        for (const TrackId& id : trackIds(now))
            if (id.kind != TrackKind::ShowIk && id.kind != TrackKind::Shadow)
                withKeyOf(id.kind, [&]<class Key>() {
                    if (const auto* track = findTrack<Key>(now, id.name);
                        track && movesThrough(*track, frame))
                        tracks.push_back(id);
                });
        const EditTarget target{changed, actor};
        changed = applied(changed, insertKeys(target, tracks, {&frame, 1}).patch);
    }
    return *findMotion(changed, actor);
}

Result<ToolResult> warpTime(
    const ToolInput& input, const TimeWarpOptions& options, ProgressPart progress)
{
    const Motion& before = motionOf(input);
    const FrameSpan range{input.range.first, std::min(input.range.last, before.lastFrame())};
    if (range.last <= range.first || !(options.length > 0.0))
        return toolResult(input, before, {}, progress);
    const double length = std::max(1.0, std::round((range.last - range.first) * options.length));
    const double end = double(range.first) + length;
    if (end == double(range.last))
        return toolResult(input, before, {}, progress);
    if (end + double(before.lastFrame() - range.last) > double(largestFrame))
        return tl::unexpected(
            Error{.code = ErrorCode::OutOfRange, .field = std::string(lateKeysField)});
    const FrameAnchor anchors[] = {{range.first, range.first}, {range.last, std::uint32_t(end)}};
    const std::uint32_t ends[] = {range.first, range.last};
    const Motion keyed = keyedAt(input.target.scene, input.target.actor, ends);
    const Motion after = warpedTime(keyed, TimeWarp(anchors, options.isSmooth));
    return toolResult(input, after,
        {{ToolFigureKind::KeysBefore, double(before.keyCount())},
            {ToolFigureKind::KeysAfter, double(after.keyCount())}},
        progress);
}

} // namespace mmd
