// SPDX-License-Identifier: MIT
#include "libmmd/tools/dense_tracks.h"

#include "libmmd/tools/motion_change.h"
#include "libmmd/tools/parallel.h"

#include <algorithm>

namespace mmd {

DenseTrack setDense(
    Motion& motion, std::string_view track, FrameSpan span, std::span<const BoneValue> values)
{
    const FrameSpan whole = denseSpan(motion, track, span);
    setDenseKeys(motion, track, span, values);
    return {{TrackKind::Bone, std::string(track)}, whole};
}

DenseTrack setDense(
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

Result<Motion> thinnedDense(
    const Model* model, Motion motion, std::span<const DenseTrack> tracks, ProgressPart progress)
{
    const ThinOptions options{{}, 0.01, 0.1, 0.002};
    std::vector<TrackTolerance> tolerances;
    std::vector<TrackId> ids;
    for (const DenseTrack& track : tracks)
        ids.push_back(track.id);
    if (model && !tracks.empty())
        tolerances = boneTolerances(*model, motion, ids, options);
    std::vector<Track<BoneKeyframe>> bones(tracks.size());
    std::vector<Track<MorphKeyframe>> morphs(tracks.size());
    inParallel(tracks.size(), [&](std::size_t at) {
        const auto& [id, span] = tracks[at];
        TrackTolerance least{options.units, options.degrees, options.weight};
        if (id.kind == TrackKind::Morph) {
            if (const auto* track = findMorphTrack(motion, id.name))
                morphs[at] = thinned(*track, least, {span, false});
            return;
        }
        if (model)
            for (const int bone : model->bonesOfTrack(id.name)) {
                const TrackTolerance& each = tolerances[std::size_t(bone)];
                least.units = std::min(least.units, each.units);
                least.degrees = std::min(least.degrees, each.degrees);
            }
        if (const auto* track = findBoneTrack(motion, id.name))
            bones[at] = thinned(*track, least, {span, false});
    });
    if (!progress.advance(1.0))
        return tl::unexpected(
            Error{.code = ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    for (std::size_t at = 0; at < tracks.size(); ++at) {
        if (!bones[at].isEmpty())
            replaceTrack(motion, std::move(bones[at]));
        if (!morphs[at].isEmpty())
            replaceTrack(motion, std::move(morphs[at]));
    }
    return motion;
}

} // namespace mmd
