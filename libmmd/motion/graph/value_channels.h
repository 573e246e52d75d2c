// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace mmd {

/// The lines of the graph, its channels, are the first numbers of KeyNumber. Here rotations are
/// unrolled.
inline constexpr std::size_t valueChannelCount = std::size_t(KeyNumber::FieldOfView) + 1;

/// Bit n: channel n.
using ChannelSet = std::uint16_t;
[[nodiscard]] constexpr ChannelSet bitOf(KeyNumber channel)
{
    return static_cast<ChannelSet>(1u << static_cast<unsigned>(channel));
}

/// Channels with the same unit have the same scale in the graph. Ratio is the scale of normalized
/// lines: -1..1 is a line's own range.
enum class Quantity : std::uint8_t { Length, Angle, Weight, Ratio };
inline constexpr std::size_t quantityCount = 4;
/// Never Ratio.
[[nodiscard]] Quantity quantityOf(KeyNumber channel);

/// The lines of a track, in the order of their numbers in ValueSamples; empty for kinds without a
/// graph.
[[nodiscard]] std::span<const KeyNumber> channelsOf(TrackKind kind);
/// The number of `channel` in that list.
[[nodiscard]] std::optional<std::size_t> lineOf(TrackKind kind, KeyNumber channel);

/// Index of the easing curve of `channel`, in BoneCurves or CameraCurves. Rotations share one. None
/// for morphs, which are linear.
[[nodiscard]] std::optional<std::size_t> curveIndex(TrackKind kind, KeyNumber channel);

/// The numbers of a track's lines at a moment; unused ones are 0.
inline constexpr std::size_t mostLines = 8;
using LineValues = std::array<double, mostLines>;

} // namespace mmd
