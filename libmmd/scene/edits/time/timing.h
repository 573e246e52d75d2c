// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

/// Edits that move keys in time (moving and copying by a distance: edits.h). All keep a key's place
/// in the file; keys that are landed on are replaced, and of several keys of a track that would
/// land on one frame the last counts. The selection goes with its keys.
namespace mmd {

/// Whether the scene's markers and its play range follow the frames that an edit of whole columns
/// moves. They belong to all motions of the scene.
enum class SceneMarks : std::uint8_t { Stay, Follow };

/// Inserts `count` empty frames at `frame` into `tracks`: keys and drafts from there on move later.
/// Fewer where a key would pass the largest frame.
[[nodiscard]] ScenePatch insertColumns(const EditTarget& target, std::span<const TrackId> tracks,
    std::uint32_t frame, std::uint32_t count, SceneMarks marks = SceneMarks::Stay);

/// Deletes the `count` frames from `frame` on out of `tracks`: their keys and drafts leave, later
/// ones move up.
[[nodiscard]] ScenePatch deleteColumns(const EditTarget& target, std::span<const TrackId> tracks,
    std::uint32_t frame, std::uint32_t count, SceneMarks marks = SceneMarks::Stay);

/// The frames `first` to `last`, which end at `newLast` afterwards.
struct RangeScale {
    std::uint32_t first = 0, last = 0, newLast = 0;
};
/// Stretches or squeezes the frames of `scale` of `tracks`; later keys and drafts shift by the
/// difference. `first` <= `last` and `first` <= `newLast`, else nothing happens.
[[nodiscard]] ScenePatch scaleRange(const EditTarget& target, std::span<const TrackId> tracks,
    const RangeScale& scale, SceneMarks marks = SceneMarks::Stay);

/// Where two moments come to lie: `first` at `newFirst`, `last` at `newLast`, all others in
/// proportion, rounded.
struct TimeScale {
    std::uint32_t first = 0, last = 0;
    std::uint32_t newFirst = 0, newLast = 0;
};
/// The selected keys alone, scaled. Both pairs must ascend; if `first` is `last` all keys shift.
[[nodiscard]] ScenePatch scaleKeys(const EditTarget& target, const TimeScale& scale);

/// The selected keys backwards, between the first and the last of them all, so that the motion is
/// the same in the other direction: the curve of a segment goes to the key that ends it now, and
/// what holds from a key on (show/IK, self-shadow's mode, physics, perspective) to the key that
/// begins it now. The curve to the first key and what holds after the last one stay.
[[nodiscard]] ScenePatch reverseKeys(const EditTarget& target);

/// Moves the selected keys of each track together so that the first of them is at `frame`.
[[nodiscard]] ScenePatch alignKeys(const EditTarget& target, std::uint32_t frame);

/// Moves each selected key to the nearest of the moments `origin` + n * `step`, rounded to frames.
/// `step` must be positive, else nothing happens. For beats: framesPerBeat().
[[nodiscard]] ScenePatch snapKeys(const EditTarget& target, double origin, double step);

} // namespace mmd
