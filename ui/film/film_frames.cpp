// SPDX-License-Identifier: MIT
#include "ui/film/film_frames.h"

namespace odori::film {

FilmFrames::FilmFrames(FrameRange range, std::uint32_t fps)
    : m_fps(fps)
{
    const auto pictureAtOrAfter = [fps](std::uint64_t frame) {
        return (frame * fps + motionRate - 1) / motionRate;
    };
    m_first = pictureAtOrAfter(range.first);
    m_count = pictureAtOrAfter(std::uint64_t(range.last) + 1) - m_first;
}

double FilmFrames::frameOf(std::uint64_t number) const
{
    return double(number * motionRate) / m_fps; // exact before the only rounding
}

} // namespace odori::film
