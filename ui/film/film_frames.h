// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/frame_rate.h"

#include <cstdint>

namespace odori::film {

/// Frames of a motion, at 30 a second, both included.
struct FrameRange {
    std::uint32_t first = 0, last = 0;
    bool operator==(const FrameRange&) const = default;
};

/// The pictures of a film of `range` with `fps` pictures a second. Pictures have numbers that count
/// from frame 0 of the motion, whatever the range is: picture n shows frame 30 n / fps. The range
/// lasts until the frame after its last one begins. So ranges that follow each other give films
/// that follow each other without a missing or repeated picture, at any rate.
class FilmFrames {
public:
    /// Frames of a motion in a second.
    static constexpr auto motionRate = std::uint32_t(mmd::framesPerSecond);

    /// `fps` is at least 1. The range may have no picture if there are less than 30 a second.
    FilmFrames(FrameRange range, std::uint32_t fps);

    [[nodiscard]] std::uint64_t first() const { return m_first; }
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    /// The motion's frame that picture `number` shows; may be fractional.
    [[nodiscard]] double frameOf(std::uint64_t number) const;
    /// Frames of the motion from one picture to the next.
    [[nodiscard]] double step() const { return frameOf(1); }
    /// Seconds from frame 0 of the motion to the first picture.
    [[nodiscard]] double start() const { return double(m_first) / m_fps; }
    /// Seconds.
    [[nodiscard]] double duration() const { return double(m_count) / m_fps; }

private:
    std::uint64_t m_first = 0, m_count = 0;
    std::uint32_t m_fps;
};

} // namespace odori::film
