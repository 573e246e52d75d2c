// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>

/// Keys keep their place in the file; keys that are landed on are replaced, and of several keys of
/// a track that would land on one frame the last counts. The selection goes with its keys.
namespace mmd {

/// Where two moments come to lie: `first` at `newFirst`, `last` at `newLast`, all others in
/// proportion, rounded.
struct TimeScale {
    std::uint32_t first = 0, last = 0;
    std::uint32_t newFirst = 0, newLast = 0;
};
/// The selected keys alone, scaled. Both pairs must ascend; if `first` is `last` all keys shift.
[[nodiscard]] ScenePatch scaleKeys(const EditTarget& target, const TimeScale& scale);

/// Moves the selected keys of each track together so that the first of them is at `frame`.
[[nodiscard]] ScenePatch alignKeys(const EditTarget& target, std::uint32_t frame);

/// Moves each selected key to the nearest of the moments `origin` + n * `step`, rounded to frames.
/// `step` must be positive, else nothing happens. For beats: framesPerBeat().
[[nodiscard]] ScenePatch snapKeys(const EditTarget& target, double origin, double step);

} // namespace mmd
