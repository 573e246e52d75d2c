// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace odori {

/// The way to a key from the one before it; the track's rest at frame 0 where there is none.
struct Segment {
    std::uint32_t first = 0, last = 0;
    auto operator<=>(const Segment&) const = default;

    /// A key at frame 0 has nothing before it.
    [[nodiscard]] bool isEmpty() const { return first == last; }
};

/// A curve and a segment that it shapes.
struct ShapedSegment {
    mmd::BezierCurve curve;
    Segment segment;
    bool operator==(const ShapedSegment&) const = default;
};

/// What the selected keys that have curves (bones' and the camera's) share, for some channels.
struct SelectedCurves {
    std::size_t keyCount = 0;
    bool hasCamera = false;               ///< camera keys: six channels instead of four
    std::vector<mmd::BezierCurve> curves; ///< distinct ones, at most `mostShown`
    std::vector<int> curveChannels;       ///< of each curve, a channel that has it
    std::vector<ShapedSegment> segments;  ///< distinct ones, at most `mostShown`, for the dots
    /// The handles every curve shares: coordinates x1 y1 x2 y2, none where they differ.
    std::array<std::optional<int>, 4> coordinates;
    std::optional<Segment> segment; ///< the one segment all keys end, if it is one
    /// Of each channel that was asked for: its curve, where all keys have the same.
    std::array<std::optional<mmd::BezierCurve>, mmd::cameraChannelCount> channelCurves;

    static constexpr std::size_t mostShown = 64;
    [[nodiscard]] bool isMixed() const { return curves.size() > 1; }
    /// What can be copied: the one curve of all channels; else one for each, if every channel has
    /// one; else none.
    [[nodiscard]] std::vector<mmd::BezierCurve> shared() const;
};

/// Curves of `channels` (bit n: channel n) of the selected keys of the active actor, or of the
/// camera where that is active.
[[nodiscard]] SelectedCurves selectedCurves(
    const mmd::Scene& scene, const mmd::Selection& selection, std::uint8_t channels);

} // namespace odori
