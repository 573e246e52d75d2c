// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace mmd {

/// One number of a key: a line of the graph. Of a camera X Y Z are the target's.
enum class ValueChannel : std::uint8_t {
    X,
    Y,
    Z,
    RotationX, ///< degrees, as the panels have them; unrolled
    RotationY,
    RotationZ,
    Weight,
    Distance,
    FieldOfView, ///< degrees
};
inline constexpr std::size_t valueChannelCount = 9;

/// Bit n: channel n.
using ChannelSet = std::uint16_t;
[[nodiscard]] constexpr ChannelSet bitOf(ValueChannel channel)
{
    return static_cast<ChannelSet>(1u << static_cast<unsigned>(channel));
}

/// What is measured in one unit has one scale in the graph.
enum class Quantity : std::uint8_t { Length, Angle, Weight };
inline constexpr std::size_t quantityCount = 3;
[[nodiscard]] Quantity quantityOf(ValueChannel channel);

[[nodiscard]] constexpr bool isRotation(ValueChannel channel)
{
    return channel >= ValueChannel::RotationX && channel <= ValueChannel::RotationZ;
}

/// The lines of a track, in the order of their numbers in ValueSamples; empty for kinds that have
/// no graph.
[[nodiscard]] std::span<const ValueChannel> channelsOf(TrackKind kind);
/// The number of `channel` among them.
[[nodiscard]] std::optional<std::size_t> lineOf(TrackKind kind, ValueChannel channel);

/// Index of the easing curve that shapes `channel`, in BoneCurves or CameraCurves. Rotations share
/// one. None for morphs, which change evenly.
[[nodiscard]] std::optional<std::size_t> curveIndex(TrackKind kind, ValueChannel channel);

/// The numbers of a track's lines at a moment; those it does not have are 0.
inline constexpr std::size_t mostLines = 8;
using LineValues = std::array<double, mostLines>;

} // namespace mmd
