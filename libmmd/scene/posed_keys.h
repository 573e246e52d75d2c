// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"
#include "libmmd/scene/edits/edit_target.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace mmd {

/// A bone or morph at a frame: a selected key or, if no keys are selected, the value of a selected
/// track there.
struct PosedKey {
    TrackId track;
    std::uint32_t frame = 0;
    DraftValue value; ///< a bone's or a morph's
    bool isDraft = false;
};

/// What an edit of a pose changes: the selected keys of bones and morphs if there are any, else
/// drafts of the selected tracks.
enum class PoseTarget : std::uint8_t { Nothing, Keys, Drafts };
[[nodiscard]] PoseTarget poseTarget(const EditTarget& target);

/// Every key that an edit would change, with its value at `frame` (fractional during playback).
[[nodiscard]] std::vector<PosedKey> posedKeys(const EditTarget& target, double frame);
/// The same one by one, without a list: there may be hundreds of thousands. The argument is valid
/// until `visit` returns.
using PosedKeyVisitor = std::function<void(const PosedKey&)>;
void visitPosedKeys(const EditTarget& target, double frame, const PosedKeyVisitor& visit);

/// Whether the flags of the actor's model let the track have this number: a bone that only rotates
/// has no position, a bone that only moves no rotation. Files can have such numbers nevertheless.
/// True for bones that the model lacks, and for all other numbers.
[[nodiscard]] bool allowsNumber(const Actor& actor, const TrackId& track, KeyNumber number);

} // namespace mmd
