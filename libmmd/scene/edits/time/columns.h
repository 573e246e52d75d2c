// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <cstdint>
#include <span>

/// Keys keep their index in the file. Moved keys replace keys at their new frames, and if several
/// keys of a track would get one frame, the last one counts. Selected keys stay selected. The
/// outside parents of a bone move with its track, those of the camera with the camera's.
namespace mmd {

/// Whether the scene's markers and its play range also move when whole columns move. They belong to
/// all motions of the scene.
enum class SceneMarks : std::uint8_t { Stay, Follow };

/// Inserts `count` empty frames at `frame` into `tracks`: keys and drafts from there on move later.
/// Inserts fewer if a key would pass the largest frame.
[[nodiscard]] ScenePatch insertColumns(const EditTarget& target, std::span<const TrackId> tracks,
    std::uint32_t frame, std::uint32_t count, SceneMarks marks = SceneMarks::Stay);

/// Deletes `count` frames from `frame` on in `tracks`: their keys and drafts are deleted, later
/// ones move earlier.
[[nodiscard]] ScenePatch deleteColumns(const EditTarget& target, std::span<const TrackId> tracks,
    std::uint32_t frame, std::uint32_t count, SceneMarks marks = SceneMarks::Stay);

/// The frames `first` to `last`, scaled so that they end at `newLast`.
struct RangeScale {
    std::uint32_t first = 0, last = 0, newLast = 0;
};
/// Stretches or squeezes the frames of `scale` of `tracks`; later keys and drafts shift by the
/// difference. `first` <= `last` and `first` <= `newLast`, else nothing happens.
[[nodiscard]] ScenePatch scaleRange(const EditTarget& target, std::span<const TrackId> tracks,
    const RangeScale& scale, SceneMarks marks = SceneMarks::Stay);

} // namespace mmd
