// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/frame_span.h"
#include "libmmd/scene/scene.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>

/// Functions that select keys and tracks. All are pure; the caller chooses the tracks: all
/// (trackIds), the selected ones, the visible rows, or one.
namespace mmd {

/// From the first to the last of the selected keys; none if no key is selected.
[[nodiscard]] std::optional<FrameSpan> spanOf(const Selection& keys);

inline constexpr std::uint32_t endOfTime = std::numeric_limits<std::uint32_t>::max();

/// The keys of `tracks` from `first` to `last`, both inclusive: a rectangle; a column if they are
/// equal; a row with 0 and endOfTime. Tracks with such keys are selected too.
[[nodiscard]] Selection keysBetween(
    const Motion& motion, std::span<const TrackId> tracks, std::uint32_t first, std::uint32_t last);

/// How a new selection is combined with the present one.
enum class Choosing : std::uint8_t { Replace, Add, Remove, Toggle };

/// Combines `before` with `more`, separately for keys and tracks. If the last key of a track is
/// removed, the track stays selected.
[[nodiscard]] Selection chosen(const Selection& before, Selection more, Choosing how);

/// Selects `tracks` (sorted) after `before`. A user who selects bones or morphs starts to pose
/// them, so no key is selected afterwards.
[[nodiscard]] Selection picked(const Selection& before, TrackList tracks, Choosing how);

/// `selection` with the tracks of its keys added: selecting keys selects their tracks.
[[nodiscard]] Selection withTracksOfKeys(Selection selection);

/// The existing part of `selection`: keys that `motion` has, all tracks.
[[nodiscard]] Selection existing(const Selection& selection, const Motion& motion);

/// The tracks with a draft at `frame`, without keys: the unregistered changes.
[[nodiscard]] Selection unregistered(std::span<const Draft> drafts, std::uint32_t frame);

} // namespace mmd
