// SPDX-License-Identifier: MIT
#include "libmmd/motion/graph/value_channels.h"

#include "libmmd/motion/curve.h"

#include <algorithm>

namespace mmd {
namespace {

using enum KeyNumber;

constexpr std::array boneLines{X, Y, Z, RotationX, RotationY, RotationZ};
constexpr std::array morphLines{Weight};
constexpr std::array cameraLines{X, Y, Z, RotationX, RotationY, RotationZ, Distance, FieldOfView};

} // namespace

Quantity quantityOf(KeyNumber channel)
{
    if (channel == Weight)
        return Quantity::Weight;
    return isRotation(channel) || channel == FieldOfView ? Quantity::Angle : Quantity::Length;
}

std::span<const KeyNumber> channelsOf(TrackKind kind)
{
    switch (kind) {
    case TrackKind::Bone:
        return boneLines;
    case TrackKind::Morph:
        return morphLines;
    case TrackKind::Camera:
        return cameraLines;
    default:
        return {};
    }
}

std::optional<std::size_t> lineOf(TrackKind kind, KeyNumber channel)
{
    const auto lines = channelsOf(kind);
    const auto found = std::find(lines.begin(), lines.end(), channel);
    if (found == lines.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - lines.begin());
}

std::optional<std::size_t> curveIndex(TrackKind kind, KeyNumber channel)
{
    if (kind == TrackKind::Morph || !lineOf(kind, channel))
        return std::nullopt;
    if (isRotation(channel))
        return static_cast<std::size_t>(BoneChannel::Rotation);
    if (channel == Distance)
        return static_cast<std::size_t>(CameraChannel::Distance);
    if (channel == FieldOfView)
        return static_cast<std::size_t>(CameraChannel::FieldOfView);
    return static_cast<std::size_t>(channel);
}

} // namespace mmd
