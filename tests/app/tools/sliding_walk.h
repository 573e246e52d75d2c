// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/sampling.h"
#include "libmmd/tools/motion_change.h"

#include <string>
#include <vector>

namespace odori::test {

/// The sample's walk with a foot that slides by `units` along X in each of its contacts, and goes
/// back in the air. `goal` is the track of the right foot's goal, which gets a key at each frame.
inline mmd::Motion slidingWalk(mmd::Motion walk, const std::string& goal, float units)
{
    std::vector<mmd::BoneValue> values;
    mmd::TrackCursor cursor;
    for (std::uint32_t frame = 0; frame <= walk.lastFrame(); ++frame) {
        values.push_back(mmd::sampleBone(*mmd::findBoneTrack(walk, goal), frame, cursor));
        const std::uint32_t phase = (frame + 15) % 30;
        values.back().translation.x +=
            units * (phase <= 18 ? float(phase) / 18.0f : 1.0f - float(phase - 18) / 12.0f);
    }
    mmd::setDenseKeys(walk, goal, {0, walk.lastFrame()}, values);
    return walk;
}

} // namespace odori::test
