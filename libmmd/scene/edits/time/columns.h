// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

/// Keys keep their place in the file; keys that are landed on are replaced, and of several keys of
/// a track that would land on one frame the last counts. The selection goes with its keys.
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

} // namespace mmd
