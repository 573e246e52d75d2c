// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/track.h"

#include <cstddef>
#include <cstdint>
#include <optional>

/// Cuts of the camera: a key one frame after another one with another picture. MMD holds the first
/// of them during the whole interval (docs/pose.md), so nothing moves between them.
namespace mmd {

/// Whether the key is the first one of a new picture. Its interpolation does not count. Of four or
/// more keys in a row, as a bake makes them, only one that moves the picture much further than its
/// neighbours do.
[[nodiscard]] bool isCut(const Track<CameraKeyframe>& track, std::size_t key);

/// The frame of the first cut after `frame`, or of the last one before it; none if there is none.
[[nodiscard]] std::optional<std::uint32_t> nextCut(
    const Track<CameraKeyframe>& track, double frame);
[[nodiscard]] std::optional<std::uint32_t> previousCut(
    const Track<CameraKeyframe>& track, double frame);

} // namespace mmd
