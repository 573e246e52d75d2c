// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/values/split.h"

#include "libmmd/motion/curve_fit.h"
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/scene/edits/values/curved_keys.h"
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/motion_residue.h"
#include "libmmd/scene/edits/values/sampled_values.h"
#include "libmmd/scene/selecting.h"

#include <algorithm>

namespace mmd {
namespace {

/// The remaining part of a segment's curves while parts are cut off at its start.
template <std::size_t n>
class CurveRest {
public:
    explicit CurveRest(const std::array<BezierCurve, n>& curves)
        : m_whole(curves)
    {
        for (std::size_t channel = 0; channel < n; ++channel)
            m_rest[channel] = unitCurve(curves[channel]);
    }

    /// The curves up to `x` of the whole segment, which becomes the start of the remaining part.
    std::array<BezierCurve, n> cutAt(double x)
    {
        std::array<BezierCurve, n> part{};
        const double inRest = (x - m_x) / (1.0 - m_x);
        m_x = x;
        for (std::size_t channel = 0; channel < n; ++channel) {
            if (m_whole[channel].isLinear())
                continue;
            const SplitCurve split = splitCurve(m_rest[channel], inRest);
            part[channel] = roundedCurve(split.left).curve;
            m_rest[channel] = split.right;
        }
        return part;
    }
    [[nodiscard]] std::array<BezierCurve, n> rest() const
    {
        std::array<BezierCurve, n> curves = m_whole;
        for (std::size_t channel = 0; channel < n; ++channel)
            if (!m_whole[channel].isLinear())
                curves[channel] = roundedCurve(m_rest[channel]).curve;
        return curves;
    }

private:
    std::array<BezierCurve, n> m_whole;
    std::array<UnitCurve, n> m_rest{};
    double m_x = 0.0;
};

template <class Key>
Key keyAt(const Track<Key>& track, std::uint32_t frame)
{
    Key key;
    key.frame = frame;
    key.value = valueAt(track, frame);
    if constexpr (Key::kind == TrackKind::Bone) {
        TrackCursor cursor;
        key.interpolation = withPhysics(key.interpolation, isPhysicsOn(track, frame, cursor));
    }
    return key;
}

/// Keys at `frames`, all inside the segment that ends at key `end` (after the last key: size()),
/// and that key with the remaining part of its curves.
template <class Key>
void splitSegment(const Track<Key>& track, std::size_t end, std::span<const std::uint32_t> frames,
    KeyList<Key>& keys)
{
    if constexpr (hasCurves<Key>) {
        if (end < track.size()) {
            const double begin = end > 0 ? track.frame(end - 1) : 0.0;
            const double length = track.frame(end) - begin;
            Key last = track.key(end);
            CurveRest rest(curvesOf(last));
            for (const std::uint32_t frame : frames) {
                Key key = keyAt(track, frame);
                if (frame > begin) // else the implicit key of frame 0 becomes a real one
                    setCurves(key, rest.cutAt((frame - begin) / length));
                keys.push_back(key);
            }
            if (frames.back() > begin) {
                setCurves(last, rest.rest());
                keys.push_back(last);
            }
            return;
        }
    }
    for (const std::uint32_t frame : frames)
        keys.push_back(keyAt(track, frame));
}

/// Splits every segment of one track that has some of `frames` inside; returns the changed ranges.
template <class Key>
void splitTrack(ScenePatch& patch, const EditedTrack& edited, std::span<const std::uint32_t> frames,
    std::vector<TrackSpan>& spans)
{
    static const Track<Key> none;
    const Track<Key>* found = findTrack<Key>(edited.motion, edited.id.name);
    const Track<Key>& track = found ? *found : none;
    KeyList<Key> keys;
    std::size_t next = 0;
    while (next < frames.size()) {
        const std::size_t end = track.lowerBound(frames[next]);
        const bool isLast = end == track.size();
        std::size_t after = next;
        while (after < frames.size() && (isLast || frames[after] < track.frame(end)))
            ++after;
        if (after > next) {
            splitSegment(track, end, frames.subspan(next, after - next), keys);
            const std::uint32_t begin = end > 0 ? track.frame(end - 1) : 0;
            spans.push_back({edited.id, begin, isLast ? frames[after - 1] : track.frame(end)});
        }
        next = std::max(after, next);
        while (next < frames.size() && !isLast && frames[next] == track.frame(end))
            ++next; // a key exists there
    }
    addChange<Key>(patch, edited, {}, std::move(keys));
}

} // namespace

ShapedPatch insertKeys(const EditTarget& target, std::span<const TrackId> tracks,
    std::span<const std::uint32_t> frames)
{
    ShapedPatch result;
    const Motion* motion = findMotion(target.scene, target.actor);
    if (!motion || frames.empty())
        return result;
    std::vector<TrackSpan> spans;
    Selection after{target.selection.tracks, {}};
    for (const TrackId& id : tracks) {
        withKeyOf(id.kind, [&]<class Key>() {
            splitTrack<Key>(result.patch, {target.actor, *motion, id}, frames, spans);
        });
        for (const std::uint32_t frame : frames)
            after.setKey(id, frame, true);
    }
    if (result.patch.isEmpty())
        return result;
    select(result.patch, target, withTracksOfKeys(std::move(after)));
    const Scene changed = applied(target.scene, result.patch);
    result.residue = residueOf(*motion, *findMotion(changed, target.actor), spans);
    return result;
}

} // namespace mmd
