// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <optional>

/// Keys keep their index in the file. Moved keys replace keys at their new frames, and if several
/// keys of a track would get one frame, the last one counts. Selected keys stay selected.
namespace mmd {

/// New positions of two frames: `first` moves to `newFirst`, `last` to `newLast`, all others in
/// proportion, rounded.
struct TimeScale {
    std::uint32_t first = 0, last = 0;
    std::uint32_t newFirst = 0, newLast = 0;
};
/// The new position of a frame.
[[nodiscard]] std::uint32_t scaledFrame(const TimeScale& scale, std::uint32_t frame);
/// Scales the selected keys only. Both pairs must ascend; if `first` equals `last`, all keys shift.
[[nodiscard]] ScenePatch scaleKeys(const EditTarget& target, const TimeScale& scale);

/// Moves the selected keys of each track together so that the first of them is at `frame`.
[[nodiscard]] ScenePatch alignKeys(const EditTarget& target, std::uint32_t frame);

/// Moves each selected key to the nearest of the moments `origin` + n * `step`, rounded to frames.
/// `step` must be positive, else nothing happens.
[[nodiscard]] ScenePatch snapKeys(const EditTarget& target, double origin, double step);

/// Moves each selected key to the nearest of the scene's beats, rounded to frames. `step` is the
/// distance of two moments in beats; it must be positive, else nothing happens.
[[nodiscard]] ScenePatch snapKeysToBeats(const EditTarget& target, double step);

/// Where fitToBeats() moves the first and the last of the selected keys: to the frames of the
/// nearest beats, which are at least one beat apart. `first` equals `last` for one frame.
/// No value if no key is selected.
[[nodiscard]] std::optional<TimeScale> scaleToBeats(const EditTarget& target);
/// Scales the selected keys in time so that the first and the last of them are on beats.
[[nodiscard]] ScenePatch fitToBeats(const EditTarget& target);

} // namespace mmd
