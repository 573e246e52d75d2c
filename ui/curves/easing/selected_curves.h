// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace odori {

/// The segment that ends at a key; it starts at the previous key, or at rest at frame 0 if there is
/// none.
struct Segment {
    std::uint32_t first = 0, last = 0;
    auto operator<=>(const Segment&) const = default;

    /// True for a key at frame 0, which has no key before it.
    [[nodiscard]] bool isEmpty() const { return first == last; }
};

/// A curve and a segment with this curve.
struct ShapedSegment {
    mmd::BezierCurve curve;
    Segment segment;
    bool operator==(const ShapedSegment&) const = default;
};

/// The common curves of the selected keys (bones' and the camera's), for some channels.
struct SelectedCurves {
    std::size_t keyCount = 0;
    bool hasCamera = false;               ///< camera keys: six channels instead of four
    std::vector<mmd::BezierCurve> curves; ///< distinct ones, at most `mostShown`
    std::vector<int> curveChannels;       ///< for each curve, a channel that has it
    std::vector<ShapedSegment> segments;  ///< distinct ones, at most `mostShown`, for the dots
    /// The common handles of all curves: coordinates x1 y1 x2 y2, none if the curves differ.
    std::array<std::optional<int>, 4> coordinates;
    std::optional<Segment> segment; ///< the segment at which all keys end, if it is only one
    /// For each requested channel: its curve, if all keys have the same.
    std::array<std::optional<mmd::BezierCurve>, mmd::cameraChannelCount> channelCurves;

    static constexpr std::size_t mostShown = 64;
    [[nodiscard]] bool isMixed() const { return curves.size() > 1; }
    /// The curves that can be copied: the one curve of all channels; else one for each channel, if
    /// every channel has one; else none.
    [[nodiscard]] std::vector<mmd::BezierCurve> shared() const;
};

/// Curves of `channels` (bit n: channel n) of the selected keys of the active actor, or of the
/// camera if it is active.
[[nodiscard]] SelectedCurves selectedCurves(
    const mmd::Scene& scene, const mmd::Selection& selection, std::uint8_t channels);

} // namespace odori
