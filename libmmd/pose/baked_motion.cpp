// SPDX-License-Identifier: MIT
#include "libmmd/pose/baked_motion.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr std::size_t maxTransforms = std::size_t(1) << 28;
constexpr float maxCoordinate = 1e7f;

bool isSound(const BoneTransform& bone)
{
    const glm::vec3& t = bone.translation;
    const glm::quat& r = bone.rotation;
    const float square = r.x * r.x + r.y * r.y + r.z * r.z + r.w * r.w;
    return std::abs(t.x) <= maxCoordinate && std::abs(t.y) <= maxCoordinate &&
           std::abs(t.z) <= maxCoordinate && square > 0.5f && square < 2.0f;
}

BakedMotion emptyBake(const Model& model, FrameSpan span, int fps)
{
    BakedMotion baked;
    baked.firstFrame = span.first;
    baked.fps = fps;
    baked.boneCount = model.data.bones.size();
    baked.morphCount = model.data.morphs.size();
    baked.frameCount = (std::size_t(span.last) - span.first) * std::size_t(fps) / 30 + 1;
    return baked;
}

/// Adds the frame's part of the bake, filled with the values that replace invalid ones. Its memory
/// is reserved, but the system gives it only now: all at once would take seconds.
void copyBefore(BakedMotion& baked, const Model& model, std::size_t frame)
{
    baked.bones.resize((frame + 1) * baked.boneCount);
    baked.morphWeights.resize((frame + 1) * baked.morphCount);
    const auto bones = baked.bones.begin() + std::ptrdiff_t(frame * baked.boneCount);
    const auto weights = baked.morphWeights.begin() + std::ptrdiff_t(frame * baked.morphCount);
    if (frame > 0) {
        std::copy_n(bones - std::ptrdiff_t(baked.boneCount), baked.boneCount, bones);
        std::copy_n(weights - std::ptrdiff_t(baked.morphCount), baked.morphCount, weights);
        return;
    }
    for (std::size_t bone = 0; bone < baked.boneCount; ++bone)
        bones[std::ptrdiff_t(bone)].translation = model.rig.bones[bone].restPosition;
}

void store(BakedMotion& baked, const Model& model, std::size_t frame, const Pose& pose)
{
    const auto count = [&](const char* kind, std::size_t index, const std::string& name) {
        if (baked.repaired++ == 0)
            baked.firstRepaired = std::string(kind) + ' ' + std::to_string(index) + " (" + name +
                                  "), frame " +
                                  std::to_string(std::uint64_t(baked.motionFrame(frame)));
    };
    for (std::size_t bone = 0; bone < baked.boneCount; ++bone) {
        if (isSound(pose.bones[bone]))
            baked.bones[frame * baked.boneCount + bone] = pose.bones[bone];
        else
            count("bone", bone, model.data.bones[bone].name.utf8);
    }
    for (std::size_t morph = 0; morph < baked.morphCount; ++morph) {
        if (std::abs(pose.morphWeights[morph]) <= maxCoordinate)
            baked.morphWeights[frame * baked.morphCount + morph] = pose.morphWeights[morph];
        else
            count("morph", morph, model.data.morphs[morph].name.utf8);
    }
}

} // namespace

Result<BakedMotion> bakeMotion(
    const Model& model, const PoseSource& poseAt, FrameSpan span, int fps, ProgressPart progress)
{
    const auto outOfRange = [](const char* field, std::uint64_t value) {
        return tl::unexpected(
            Error{.code = ErrorCode::OutOfRange, .offset = 0, .field = field, .value = value});
    };
    if (span.last < span.first)
        return outOfRange("frames", span.last);
    if (fps != 30 && fps != 60)
        return outOfRange("frames a second", std::uint64_t(fps));
    BakedMotion baked = emptyBake(model, span, fps);
    const std::size_t most = std::min<std::size_t>(mostFramesAtOnce * std::size_t(fps) / 30 + 1,
        maxTransforms / (baked.boneCount + baked.morphCount + 1));
    if (baked.frameCount > most)
        return tl::unexpected(Error{.code = ErrorCode::TooManyFrames,
            .offset = 0,
            .field = {},
            .value = most * 30 / std::size_t(fps)});
    baked.bones.reserve(baked.frameCount * baked.boneCount);
    baked.morphWeights.reserve(baked.frameCount * baked.morphCount);
    for (std::size_t frame = 0; frame < baked.frameCount; ++frame) {
        copyBefore(baked, model, frame);
        store(baked, model, frame, poseAt(baked.motionFrame(frame)));
        if (!progress.advance(double(frame + 1) / double(baked.frameCount)))
            return tl::unexpected(
                Error{.code = ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    }
    return baked;
}

} // namespace mmd
