// SPDX-License-Identifier: MIT
#include "libmmd/tools/baked_bones.h"

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

CloseThinning setBakedBones(Motion& motion, const Model& model, BakedBones baked)
{
    CloseThinning thinning;
    for (std::size_t at = 0; at < baked.bones.size(); ++at) {
        const TrackId track = model.boneTrack(baked.bones[at]);
        std::vector<BoneValue>& values = baked.values[at];
        // Bones with the same track have the same keys: the first one counts.
        const bool isTaken = std::find(thinning.tracks.begin(), thinning.tracks.end(), track) !=
                             thinning.tracks.end();
        if (track.name.empty() || isTaken || hasValues(motion, track.name, baked.span, values))
            continue;
        for (std::size_t frame = 1; frame < values.size(); ++frame)
            if (glm::dot(values[frame - 1].rotation, values[frame].rotation) < 0.0f)
                values[frame].rotation = -values[frame].rotation;
        thinning.spans.push_back(denseSpan(motion, track.name, baked.span));
        thinning.tracks.push_back(track);
        setDenseKeys(motion, track.name, baked.span, values);
    }
    return thinning;
}

} // namespace mmd
