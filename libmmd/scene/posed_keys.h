// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"

#include <cstdint>
#include <vector>

namespace mmd {

/// A bone or morph at a frame: a selected key or, without keys, what a selected track shows there.
struct PosedKey {
    TrackId track;
    std::uint32_t frame = 0;
    DraftValue value; ///< a bone's or a morph's
    bool isDraft = false;
};

/// What editing a pose changes: the selected keys of bones and morphs where there are any, else
/// drafts of the selected tracks.
enum class PoseTarget : std::uint8_t { Nothing, Keys, Drafts };
[[nodiscard]] PoseTarget poseTarget(const EditTarget& target);

/// Every key that editing would change, as it is at `frame` (fractional while playing).
[[nodiscard]] std::vector<PosedKey> posedKeys(const EditTarget& target, double frame);

} // namespace mmd
