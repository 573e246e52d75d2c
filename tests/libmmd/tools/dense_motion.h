// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/sampling.h"

#include <vector>

/// Motions with a key at every frame.
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

} // namespace odori::test
