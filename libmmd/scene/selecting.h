// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/frame_span.h"
#include "libmmd/scene/scene.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>

/// Ways to select keys and tracks. All are pure; which tracks are meant is the caller's choice: all
/// (trackIds), the selected ones, the rows that show, or one.
namespace mmd {

/// From the first to the last of the selected keys; none without any.
[[nodiscard]] std::optional<FrameSpan> spanOf(const Selection& keys);

inline constexpr std::uint32_t endOfTime = std::numeric_limits<std::uint32_t>::max();

/// The keys of `tracks` from `first` to `last`, both inclusive: a rectangle; a column if they are
/// equal; a row with 0 and endOfTime. Tracks that have such keys are selected too.
[[nodiscard]] Selection keysBetween(
    const Motion& motion, std::span<const TrackId> tracks, std::uint32_t first, std::uint32_t last);

/// How a new selection goes together with the one there was.
enum class Choosing : std::uint8_t { Replace, Add, Remove, Toggle };

/// `more` chosen while `before` was selected: keys and tracks each. Removing or toggling the last
/// key of a track leaves the track selected.
[[nodiscard]] Selection chosen(const Selection& before, Selection more, Choosing how);

/// `tracks` (sorted) picked while `before` was selected. Who picks bones or morphs begins to pose
/// them: no key is selected afterwards.
[[nodiscard]] Selection picked(const Selection& before, TrackList tracks, Choosing how);

/// `selection` with the tracks of its keys among its tracks: who selects keys selects their tracks.
[[nodiscard]] Selection withTracksOfKeys(Selection selection);

/// What of `selection` is there: keys that `motion` has, all tracks.
[[nodiscard]] Selection existing(const Selection& selection, const Motion& motion);

/// The tracks with a draft at `frame`, and no keys: what was changed and not registered.
[[nodiscard]] Selection unregistered(std::span<const Draft> drafts, std::uint32_t frame);

} // namespace mmd
