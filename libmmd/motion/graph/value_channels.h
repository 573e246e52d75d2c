// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/key_number.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace mmd {

/// The lines of the graph, its channels, are the first numbers of KeyNumber. Rotations are unrolled
/// there, and a camera's distance is as the file has it.
inline constexpr std::size_t valueChannelCount = std::size_t(KeyNumber::FieldOfView) + 1;

/// Bit n: channel n.
using ChannelSet = std::uint16_t;
[[nodiscard]] constexpr ChannelSet bitOf(KeyNumber channel)
{
    return static_cast<ChannelSet>(1u << static_cast<unsigned>(channel));
}

/// What is measured in one unit has one scale in the graph.
enum class Quantity : std::uint8_t { Length, Angle, Weight };
inline constexpr std::size_t quantityCount = 3;
[[nodiscard]] Quantity quantityOf(KeyNumber channel);

/// The lines of a track, in the order of their numbers in ValueSamples; empty for kinds that have
/// no graph.
[[nodiscard]] std::span<const KeyNumber> channelsOf(TrackKind kind);
/// The number of `channel` among them.
[[nodiscard]] std::optional<std::size_t> lineOf(TrackKind kind, KeyNumber channel);

/// Index of the easing curve that shapes `channel`, in BoneCurves or CameraCurves. Rotations share
/// one. None for morphs, which change evenly.
[[nodiscard]] std::optional<std::size_t> curveIndex(TrackKind kind, KeyNumber channel);

/// The numbers of a track's lines at a moment; those it does not have are 0.
inline constexpr std::size_t mostLines = 8;
using LineValues = std::array<double, mostLines>;

} // namespace mmd
