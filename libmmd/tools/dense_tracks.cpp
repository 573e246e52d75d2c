// SPDX-License-Identifier: MIT
#include "libmmd/tools/dense_tracks.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/tools/motion_change.h"
#include "libmmd/tools/thin/segment_shapes.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace mmd {
namespace {

bool hasValues(const Motion& motion, const std::string& name, FrameSpan span,
    std::span<const BoneValue> values)
{
    constexpr float sameUnits = 1e-4f;
    constexpr double sameDegrees = 1e-3;
    const auto* track = findBoneTrack(motion, name);
    TrackCursor cursor;
    for (std::size_t at = 0; at < values.size(); ++at) {
        const BoneValue own =
            track ? sampleBone(*track, span.first + double(at), cursor) : BoneValue{};
        // Also false with NaN.
        if (!(glm::distance(own.translation, values[at].translation) <= sameUnits &&
                degreesBetween(glm::normalize(glm::dquat(own.rotation)),
                    glm::normalize(glm::dquat(values[at].rotation))) <= sameDegrees))
            return false;
    }
    return true;
}

} // namespace

ThinnedTrack setDense(
    Motion& motion, std::string_view track, FrameSpan span, std::span<const BoneValue> values)
{
    const FrameSpan whole = denseSpan(motion, track, span);
    setDenseKeys(motion, track, span, values);
    return {{TrackKind::Bone, std::string(track)}, whole};
}

ThinnedTrack setDense(
    Motion& motion, std::string_view name, FrameSpan span, std::span<const MorphValue> values)
{
    const auto* track = findMorphTrack(motion, name);
    TrackCursor cursor;
    const auto sampleAt = [&](std::uint32_t frame) {
        return MorphValue{track ? sampleMorph(*track, frame, cursor) : 0.0f};
    };
    std::vector<MorphKeyframe> keys;
    for (std::size_t at = 0; track && at < track->size() && track->frame(at) < span.first; ++at)
        keys.push_back(track->key(at));
    // Segments are straight, so the frames beside the span are enough.
    if (span.first > 0 && (keys.empty() || keys.back().frame + 1 < span.first))
        keys.push_back({span.first - 1, newKeyIndex, sampleAt(span.first - 1)});
    for (std::size_t at = 0; at < values.size() && at <= span.last - span.first; ++at) {
        const std::uint32_t frame = span.first + std::uint32_t(at);
        const auto old = track ? track->find(frame) : std::nullopt;
        keys.push_back({frame, old ? track->fileIndices()[*old] : newKeyIndex, values[at]});
    }
    const bool isBeforeEnd = span.last < motion.lastFrame();
    if (isBeforeEnd && !(track && track->find(span.last + 1)))
        keys.push_back({span.last + 1, newKeyIndex, sampleAt(span.last + 1)});
    for (std::size_t at = track ? track->lowerBound(span.last) : 0; track && at < track->size();
         ++at)
        if (track->frame(at) > span.last)
            keys.push_back(track->key(at));
    std::vector<RawRecord> raws;
    if (track)
        for (const RawRecord& raw : track->raws())
            if (raw.frame < span.first || raw.frame > span.last)
                raws.push_back(raw);
    const FrameSpan whole{span.first - std::min(span.first, 1U), span.last + (isBeforeEnd ? 1 : 0)};
    replaceTrack(motion,
        Track<MorphKeyframe>(track ? track->field() : fieldOf(name), keys, std::move(raws)));
    return {{TrackKind::Morph, std::string(name)}, whole};
}

Result<BakedBones> bakedBones(std::vector<int> bones, FrameSpan span)
{
    constexpr std::size_t mostValues = std::size_t(1) << 26;
    const std::size_t frames = std::size_t(span.last) - span.first + 1;
    if (!bones.empty() && frames > mostValues / bones.size())
        return tl::unexpected(Error{.code = ErrorCode::TooManyFrames,
            .offset = 0,
            .field = {},
            .value = mostValues / bones.size()});
    BakedBones baked{span, std::move(bones), {}};
    baked.values.assign(baked.bones.size(), std::vector<BoneValue>(frames));
    return baked;
}

std::vector<ThinnedTrack> setDense(Motion& motion, const Model& model, BakedBones baked)
{
    std::vector<ThinnedTrack> thinned;
    for (std::size_t at = 0; at < baked.bones.size(); ++at) {
        const TrackId track = model.boneTrack(baked.bones[at]);
        std::vector<BoneValue>& values = baked.values[at];
        // Bones with the same track have the same keys: the first one counts.
        const bool isTaken = std::any_of(thinned.begin(), thinned.end(),
            [&](const ThinnedTrack& each) { return each.id == track; });
        if (track.name.empty() || isTaken || hasValues(motion, track.name, baked.span, values))
            continue;
        for (std::size_t frame = 1; frame < values.size(); ++frame)
            if (glm::dot(values[frame - 1].rotation, values[frame].rotation) < 0.0f)
                values[frame].rotation = -values[frame].rotation;
        thinned.push_back(setDense(motion, track.name, baked.span, std::span(values)));
    }
    return thinned;
}

} // namespace mmd
