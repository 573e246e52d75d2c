// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <functional>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace sample {

/// A bone's value at a frame, as the animator thinks of it.
using BoneMove = std::function<mmd::BoneValue(double frame)>;

/// The frames `offsets` of every cycle from 0 to `last`, with 0 and `last` themselves; those right
/// beside an end are left out.
[[nodiscard]] std::vector<std::uint32_t> cycleFrames(
    std::initializer_list<std::uint32_t> offsets, std::uint32_t period, std::uint32_t last);

/// Puts keys of `move` at `frames` into `motion`. Every channel gets the curve whose slopes at the
/// two ends of its segment are those of the movement, as an animator would pull the handles.
void addBoneTrack(mmd::Motion& motion, std::string_view bone,
    const std::vector<std::uint32_t>& frames, const BoneMove& move);

struct MorphKey {
    std::uint32_t frame;
    float weight;
};
void addMorphTrack(
    mmd::Motion& motion, std::string_view morph, std::initializer_list<MorphKey> keys);

/// Shows the model and switches these IK bones on at frame 0.
void addShowIk(mmd::Motion& motion, const std::vector<std::string>& ikBones);

} // namespace sample
