// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <functional>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace sample {

/// A bone's value at a frame, as a continuous movement.
using BoneMove = std::function<mmd::BoneValue(double frame)>;

/// The frames `offsets` of every cycle from 0 to `last`, and 0 and `last` themselves; frames next
/// to an end are omitted.
[[nodiscard]] std::vector<std::uint32_t> cycleFrames(
    std::initializer_list<std::uint32_t> offsets, std::uint32_t period, std::uint32_t last);

/// Adds keys of `move` at `frames` to `motion`. Every channel's curve has the movement's slopes at
/// both ends of its segment, as an animator would set the handles.
void addBoneTrack(mmd::Motion& motion, std::string_view bone,
    const std::vector<std::uint32_t>& frames, const BoneMove& move);

struct MorphKey {
    std::uint32_t frame;
    float weight;
};
void addMorphTrack(
    mmd::Motion& motion, std::string_view morph, std::initializer_list<MorphKey> keys);

/// Adds a show/IK key at frame 0 that shows the model and switches these IK bones on.
void addShowIk(mmd::Motion& motion, const std::vector<std::string>& ikBones);

} // namespace sample
