// SPDX-License-Identifier: MIT
#include "libmmd/tools/motion_change.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits/track_editing.h"

#include <algorithm>
#include <iterator>

namespace mmd {
namespace {

template <class Key>
void addDifference(ScenePatch& patch, ActorId actor, const Motion& before, const TrackId& id,
    const Track<Key>* old, const Track<Key>* now)
{
    if (old == now)
        return;
    std::vector<std::uint32_t> gone;
    KeyList<Key> kept;
    if (now) {
        KeyCopier<Key> keys(*now);
        keys.reserve(now->size());
        for (std::size_t index = 0; index < now->size(); ++index)
            keys.add(index);
        kept = keys.take();
    }
    if (old) {
        const std::span<const std::uint32_t> stay =
            now ? now->frames() : std::span<const std::uint32_t>();
        std::set_difference(old->frames().begin(), old->frames().end(), stay.begin(), stay.end(),
            std::back_inserter(gone));
    }
    addChange<Key>(patch, {actor, before, id}, gone, std::move(kept));
}

/// Calls `use` with each pair of tracks of one name; a missing one is null.
template <class Key, class Use>
void forPairs(const std::vector<TrackPtr<Key>>& before, const std::vector<TrackPtr<Key>>& after,
    const Use& use)
{
    auto old = before.begin();
    auto now = after.begin();
    while (old != before.end() || now != after.end()) {
        if (now == after.end() || (old != before.end() && (*old)->name() < (*now)->name()))
            use((*old++).get(), static_cast<const Track<Key>*>(nullptr));
        else if (old == before.end() || (*now)->name() < (*old)->name())
            use(static_cast<const Track<Key>*>(nullptr), (*now++).get());
        else
            use((*old++).get(), (*now++).get());
    }
}

/// Calls `use` with each pair of tracks of both motions.
template <class Use>
void forAllPairs(const Motion& before, const Motion& after, const Use& use)
{
    forPairs(before.bones, after.bones, use);
    forPairs(before.morphs, after.morphs, use);
    use(before.camera.get(), after.camera.get());
    use(before.light.get(), after.light.get());
    use(before.shadow.get(), after.shadow.get());
    use(before.showIk.get(), after.showIk.get());
}

template <class Key>
bool areEqual(const Track<Key>& one, std::size_t at, const Track<Key>& other, std::size_t index)
{
    return one.key(at) == other.key(index);
}

/// The key that a missing track shows.
template <class Key>
Key keyOf(const Track<Key>* track, bool isLast)
{
    return track && !track->isEmpty() ? track->key(isLast ? track->size() - 1 : 0) : Key{};
}

/// Whether two keys show the same while they are held.
template <class Key>
bool holdSame(const Key& one, const Key& other)
{
    if constexpr (Track<Key>::hasInterpolation)
        if (isPhysicsOn(one.interpolation) != isPhysicsOn(other.interpolation))
            return false;
    return one.value == other.value;
}

/// Widens `span` by the frames between the keys of both tracks that differ. Before the first and
/// after the last keys the tracks only differ if these have other values.
template <class Key>
void addSpan(
    std::optional<FrameSpan>& span, const Track<Key>* old, const Track<Key>* now, std::uint32_t end)
{
    if (old == now)
        return;
    const std::size_t before = old ? old->size() : 0, after = now ? now->size() : 0;
    const std::size_t most = std::min(before, after);
    std::size_t front = 0, back = 0;
    while (front < most && areEqual(*old, front, *now, front))
        ++front;
    if (front == before && front == after)
        return;
    while (back < most - front && areEqual(*old, before - 1 - back, *now, after - 1 - back))
        ++back;
    const auto frames = [](const Track<Key>* track) {
        return track ? track->frames() : std::span<const std::uint32_t>();
    };
    FrameSpan own{0, end};
    if (front > 0)
        own.first = old->frame(front - 1);
    else if (holdSame(keyOf(old, false), keyOf(now, false)))
        own.first = std::min(before > 0 ? frames(old).front() : largestFrame,
            after > 0 ? frames(now).front() : largestFrame);
    if (back > 0)
        own.last = old->frame(before - back);
    else if (holdSame(keyOf(old, true), keyOf(now, true)))
        own.last =
            std::max(before > 0 ? frames(old).back() : 0U, after > 0 ? frames(now).back() : 0U);
    span = span ? FrameSpan{std::min(span->first, own.first), std::max(span->last, own.last)} : own;
}

BoneKeyframe denseKey(const Track<BoneKeyframe>* old, std::uint32_t frame, const BoneValue& value,
    TrackCursor& cursor)
{
    BoneKeyframe key;
    key.frame = frame;
    key.value = value;
    if (!old)
        return key;
    if (!isPhysicsOn(*old, frame, cursor))
        key.interpolation = withPhysics(key.interpolation, false);
    if (const auto at = old->find(frame); at && old->values()[*at] == value)
        key.fileIndex = old->fileIndices()[*at];
    return key;
}

} // namespace

ScenePatch motionPatch(ActorId actor, const Motion& before, const Motion& after)
{
    ScenePatch patch;
    forAllPairs(before, after, [&]<class Key>(const Track<Key>* old, const Track<Key>* now) {
        if (!old && !now)
            return;
        addDifference(patch, actor, before, {Key::kind, (old ? old : now)->name()}, old, now);
    });
    return patch;
}

std::optional<FrameSpan> changedFrames(const Motion& before, const Motion& after)
{
    const std::uint32_t end = std::max(before.lastFrame(), after.lastFrame());
    std::optional<FrameSpan> span;
    forAllPairs(before, after, [&]<class Key>(const Track<Key>* old, const Track<Key>* now) {
        addSpan(span, old, now, end);
    });
    return span;
}

FrameSpan denseSpan(const Motion& motion, std::string_view name, FrameSpan span)
{
    const auto* track = findBoneTrack(motion, name);
    if (!track)
        return {0, span.last};
    const std::size_t first = track->lowerBound(span.first);
    const std::size_t next =
        span.last == largestFrame ? track->size() : track->lowerBound(span.last + 1);
    return {first == 0 ? 0 : track->frame(first - 1),
        next == track->size() ? span.last : track->frame(next)};
}

void setDenseKeys(
    Motion& motion, std::string_view name, FrameSpan span, std::span<const BoneValue> values)
{
    const auto* old = findBoneTrack(motion, name);
    const FrameSpan whole = denseSpan(motion, name, span);
    TrackCursor cursor;
    std::vector<BoneKeyframe> keys;
    const auto addOld = [&](std::uint32_t frame) {
        keys.push_back(
            denseKey(old, frame, old ? sampleBone(*old, frame, cursor) : BoneValue{}, cursor));
    };
    std::size_t index = 0; // of a key of the old track that is not copied yet
    for (; old && index < old->size() && old->frame(index) <= whole.first; ++index)
        if (old->frame(index) < span.first)
            keys.push_back(old->key(index));
    const std::uint32_t begin = keys.empty() || keys.back().frame < whole.first
                                    ? whole.first
                                    : whole.first + 1; // the key there stays
    for (std::uint32_t frame = begin; frame < span.first; ++frame)
        addOld(frame);
    for (std::uint32_t at = 0; at < values.size() && at <= span.last - span.first; ++at)
        keys.push_back(denseKey(old, span.first + at, values[at], cursor));
    if (old) {
        const bool isBeforeEnd = span.last < motion.lastFrame();
        const bool isHeld = whole.last == span.last; // no key follows
        if (isHeld && isBeforeEnd &&
            !(sampleBone(*old, span.last + 1, cursor) == keys.back().value))
            addOld(span.last + 1);
        for (std::uint32_t frame = span.last + 1; !isHeld && frame < whole.last; ++frame)
            addOld(frame);
        for (index = isHeld ? old->size() : old->lowerBound(whole.last); index < old->size();
             ++index) {
            BoneKeyframe key = old->key(index);
            if (key.frame == whole.last)
                key.interpolation = withCurves(key.interpolation, BoneCurves{});
            keys.push_back(std::move(key));
        }
    } else if (span.last < motion.lastFrame() && !(BoneValue{} == keys.back().value)) {
        addOld(span.last + 1);
    }
    std::vector<RawRecord> raws;
    if (old)
        for (const RawRecord& raw : old->raws())
            if (raw.frame < whole.first || raw.frame > whole.last)
                raws.push_back(raw);
    replaceTrack(
        motion, Track<BoneKeyframe>(old ? old->field() : fieldOf(name), keys, std::move(raws)));
}

} // namespace mmd
