// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/splice.h"

#include "libmmd/tools/import/fit_motion.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/pose/baked_motion.h"
#include "libmmd/scene/edits/track_editing.h"

#include <algorithm>

namespace mmd {
namespace {

BoneValue sampleAt(const Track<BoneKeyframe>* track, std::uint32_t frame, TrackCursor& cursor)
{
    return track && !track->isEmpty() ? sampleBone(*track, frame, cursor) : BoneValue{};
}
MorphValue sampleAt(const Track<MorphKeyframe>* track, std::uint32_t frame, TrackCursor& cursor)
{
    return {track && !track->isEmpty() ? sampleMorph(*track, frame, cursor) : 0.0f};
}

void keepPhysics(
    BoneKeyframe& key, const Track<BoneKeyframe>* track, std::uint32_t frame, TrackCursor& cursor)
{
    if (track && !track->isEmpty() && !isPhysicsOn(*track, frame, cursor))
        key.interpolation = withPhysics(key.interpolation, false);
}
void keepPhysics(MorphKeyframe&, const Track<MorphKeyframe>*, std::uint32_t, TrackCursor&) {}

void straighten(BoneKeyframe& key)
{
    key.interpolation = withCurves(key.interpolation, BoneCurves{});
}
void straighten(MorphKeyframe&) {}

template <class Key>
std::uint32_t keyAtOrBefore(const Track<Key>* track, std::uint32_t frame)
{
    if (!track)
        return frame;
    std::size_t index = track->lowerBound(frame);
    if (index < track->size() && track->frame(index) == frame)
        return frame;
    return index == 0 ? 0 : track->frame(index - 1);
}
template <class Key>
std::uint32_t keyAtOrAfter(const Track<Key>* track, std::uint32_t frame)
{
    const std::size_t index = track ? track->lowerBound(frame) : 0;
    return track && index < track->size() ? track->frame(index) : frame;
}

} // namespace

double SplicePlan::shareAt(std::uint32_t frame) const
{
    const auto smooth = [](double part) {
        part = std::clamp(part, 0.0, 1.0);
        return part * part * (3.0 - 2.0 * part);
    };
    const auto partOf = [frame](const FrameSpan& span) {
        if (span.last <= span.first)
            return frame >= span.last ? 1.0 : 0.0;
        return (double(frame) - double(span.first)) / double(span.last - span.first);
    };
    double share = in ? smooth(partOf(*in)) : 1.0;
    if (out)
        share = std::min(share, 1.0 - smooth(partOf(*out)));
    return share;
}

BoneValue mixed(const BoneValue& one, const BoneValue& other, double share)
{
    if (share <= 0.0)
        return one;
    if (share >= 1.0)
        return other;
    BoneValue value;
    value.translation =
        glm::vec3(glm::mix(glm::dvec3(one.translation), glm::dvec3(other.translation), share));
    value.rotation = glm::quat(
        glm::normalize(glm::slerp(glm::dquat(one.rotation), glm::dquat(other.rotation), share)));
    return value;
}

MorphValue mixed(const MorphValue& one, const MorphValue& other, double share)
{
    return {float(std::lerp(double(one.weight), double(other.weight), share))};
}

template <class Key>
Result<Track<Key>> spliced(const Track<Key>* one, const Track<Key>* other, const SplicePlan& plan,
    std::vector<ThinnedTrack>& dense)
{
    // The spans in which each frame has a key: the blends, up to the next keys.
    std::vector<FrameSpan> spans;
    if (plan.in)
        spans.push_back({keyAtOrBefore(one, plan.in->first), keyAtOrAfter(other, plan.in->last)});
    if (plan.out)
        spans.push_back({keyAtOrBefore(other, plan.out->first), keyAtOrAfter(one, plan.out->last)});
    if (spans.size() == 2 && spans[1].first <= spans[0].last) {
        spans[0] = {
            std::min(spans[0].first, spans[1].first), std::max(spans[0].last, spans[1].last)};
        spans.pop_back();
    }
    std::uint64_t frames = 0;
    for (const FrameSpan& span : spans)
        frames += std::uint64_t(span.last) - span.first + 1;
    if (frames >= mostFramesAtOnce)
        return tl::unexpected(Error{
            .code = ErrorCode::TooManyFrames, .offset = 0, .field = {}, .value = mostFramesAtOnce});
    const Track<Key>* named = one ? one : other;
    std::vector<Key> keys;
    TrackCursor left, right;
    const auto addKeys = [&](const Track<Key>* track, std::uint32_t first, std::uint64_t end) {
        for (std::size_t at = track ? track->lowerBound(first) : 0; track && at < track->size();
             ++at) {
            if (track->frame(at) >= end)
                break;
            Key key = track->key(at);
            if (track == other)
                key.fileIndex = newKeyIndex;
            if (!keys.empty() && key.frame <= keys.back().frame)
                continue;
            keys.push_back(std::move(key));
        }
    };
    std::uint64_t next = 0;
    for (const FrameSpan& span : spans) {
        const bool isOther = plan.shareAt(span.first) > 0.5;
        addKeys(isOther ? other : one, std::uint32_t(next), span.first);
        for (std::uint32_t frame = span.first;; ++frame) {
            const double share = plan.shareAt(frame);
            const Track<Key>* source = share >= 0.5 ? other : one;
            Key key;
            if (const auto at =
                    source && (share == 0.0 || share == 1.0) ? source->find(frame) : std::nullopt) {
                // A key at the begin keeps its curve.
                key = source->key(*at);
                if (frame != span.first)
                    straighten(key);
                if (source == other)
                    key.fileIndex = newKeyIndex;
            } else {
                key.frame = frame;
                key.value = mixed(sampleAt(one, frame, left), sampleAt(other, frame, right), share);
                keepPhysics(key, source, frame, share >= 0.5 ? right : left);
            }
            keys.push_back(std::move(key));
            if (frame == span.last)
                break;
        }
        dense.push_back({{Key::kind, named->name()}, span});
        next = std::uint64_t(span.last) + 1;
    }
    if (next <= largestFrame)
        addKeys(plan.out ? one : other, std::uint32_t(next), std::uint64_t(largestFrame) + 1);
    return Track<Key>(named->field(), keys);
}

template Result<Track<BoneKeyframe>> spliced(const Track<BoneKeyframe>*, const Track<BoneKeyframe>*,
    const SplicePlan&, std::vector<ThinnedTrack>&);
template Result<Track<MorphKeyframe>> spliced(const Track<MorphKeyframe>*,
    const Track<MorphKeyframe>*, const SplicePlan&, std::vector<ThinnedTrack>&);

template <class Key>
Track<Key> delayed(const Track<Key>& track, std::uint32_t delta)
{
    std::vector<Key> keys;
    if (delta > 0 && !track.isEmpty() && track.frame(0) > 0) {
        Key rest;
        rest.frame = delta;
        keys.push_back(rest);
    }
    for (std::size_t at = 0; at < track.size() && track.frame(at) <= largestFrame - delta; ++at) {
        Key key = track.key(at);
        key.frame += delta;
        keys.push_back(std::move(key));
    }
    return Track<Key>(track.field(), keys);
}

template Track<BoneKeyframe> delayed(const Track<BoneKeyframe>&, std::uint32_t);
template Track<MorphKeyframe> delayed(const Track<MorphKeyframe>&, std::uint32_t);
template Track<ShowIkKeyframe> delayed(const Track<ShowIkKeyframe>&, std::uint32_t);

Result<Motion> otherOnModel(const ToolInput& input)
{
    const auto model = modelOf(input);
    if (!model || !input.otherModel || input.otherModel == model)
        return *input.other;
    auto fitted = fittedMotion(*input.otherModel, *model, *input.other, {});
    if (!fitted)
        return tl::unexpected(fitted.error());
    return std::move(fitted->motion);
}

} // namespace mmd
