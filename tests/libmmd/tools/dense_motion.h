// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/sampling.h"

#include <random>
#include <vector>

/// Motions with a key at every frame, and with noise.
namespace odori::test {

/// A key on every frame of the same movement.
inline mmd::Track<mmd::BoneKeyframe> dense(
    const mmd::Track<mmd::BoneKeyframe>& sparse, std::uint32_t last)
{
    std::vector<mmd::BoneKeyframe> keys;
    mmd::TrackCursor cursor;
    for (std::uint32_t frame = 0; frame <= last; ++frame) {
        mmd::BoneKeyframe each;
        each.frame = frame;
        each.value = mmd::sampleBone(sparse, frame, cursor);
        keys.push_back(each);
    }
    return mmd::Track<mmd::BoneKeyframe>(sparse.field(), keys);
}

inline mmd::Track<mmd::MorphKeyframe> dense(
    const mmd::Track<mmd::MorphKeyframe>& sparse, std::uint32_t last)
{
    std::vector<mmd::MorphKeyframe> keys;
    mmd::TrackCursor cursor;
    for (std::uint32_t frame = 0; frame <= last; ++frame)
        keys.push_back({frame, mmd::newKeyIndex, {mmd::sampleMorph(sparse, frame, cursor)}});
    return mmd::Track<mmd::MorphKeyframe>(sparse.field(), keys);
}

inline mmd::Motion dense(const mmd::Motion& sparse)
{
    mmd::Motion result = sparse;
    for (const auto& each : sparse.bones)
        mmd::replaceTrack(result, dense(*each, sparse.lastFrame()));
    for (const auto& each : sparse.morphs)
        mmd::replaceTrack(result, dense(*each, sparse.lastFrame()));
    return result;
}

template <class Key>
mmd::Track<Key> dense(const mmd::Track<Key>& sparse)
{
    return dense(sparse, sparse.frames().back());
}

/// With noise of that standard deviation on each axis of each bone's keys.
inline mmd::Motion noisy(mmd::Motion motion, double units, double degrees)
{
    std::mt19937 random(1);
    std::normal_distribution<float> gauss;
    const auto some = [&](double size) { return float(size) * gauss(random); };
    const double half = degrees * 3.14159265 / 360.0;
    for (const auto& each : mmd::Motion(motion).bones)
        mmd::replaceTrack(motion,
            mmd::Track<mmd::BoneKeyframe>(each->field(), each->size(),
                [&](std::size_t index) {
                    mmd::BoneKeyframe key = each->key(index);
                    key.value.translation += glm::vec3(some(units), some(units), some(units));
                    key.value.rotation = glm::normalize(
                        key.value.rotation * glm::quat(1.0f, some(half), some(half), some(half)));
                    return key;
                },
                {}));
    return motion;
}

} // namespace odori::test
