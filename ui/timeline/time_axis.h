// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

namespace odori {

/// Frames against pixels of the dope sheet: `pixelsPerFrame` and the frame at the left border.
struct TimeAxis {
    static constexpr double mostPixelsPerFrame = 48.0;
    static constexpr double fewestPixelsPerFrame = 1e-3;
    static constexpr double farthestFrame = 4294967295.0; ///< the last one that a file can have

    double pixelsPerFrame = 9.0;
    double firstFrame = -1.5; ///< at `left`; a little before 0, so that the first keys are whole
    double left = 0.0;        ///< x of the border, in widget pixels

    [[nodiscard]] double x(double frame) const
    {
        return left + (frame - firstFrame) * pixelsPerFrame;
    }
    [[nodiscard]] double frame(double pixel) const
    {
        return firstFrame + (pixel - left) / pixelsPerFrame;
    }
    [[nodiscard]] long long nearestFrame(double pixel) const { return std::llround(frame(pixel)); }
    /// The whole pixel of a frame. One that is far outside any widget stays outside.
    [[nodiscard]] int pixel(double frame) const
    {
        constexpr double farOutside = 1e6;
        return static_cast<int>(std::clamp(std::round(x(frame)), -farOutside, farOutside));
    }

    /// Brings numbers that were read from a file to what can be shown.
    void mend()
    {
        if (!std::isfinite(pixelsPerFrame))
            pixelsPerFrame = TimeAxis().pixelsPerFrame;
        if (!std::isfinite(firstFrame))
            firstFrame = TimeAxis().firstFrame;
        pixelsPerFrame = std::clamp(pixelsPerFrame, fewestPixelsPerFrame, mostPixelsPerFrame);
        firstFrame = std::clamp(firstFrame, -farthestFrame, farthestFrame);
    }

    /// Scales about `pixel`: the frame under it stays there.
    void zoom(double factor, double pixel)
    {
        const double under = frame(pixel);
        pixelsPerFrame =
            std::clamp(pixelsPerFrame * factor, fewestPixelsPerFrame, mostPixelsPerFrame);
        firstFrame = under - (pixel - left) / pixelsPerFrame;
    }

    /// Frames between two labels of the ruler that are at least `pixels` apart: 1, 2, 5, 10, 20,
    /// ...
    [[nodiscard]] double step(double pixels) const
    {
        const double wanted = pixels / pixelsPerFrame;
        double step = 1.0;
        while (step < wanted) {
            for (const double factor : {2.0, 2.5, 2.0}) {
                if (step >= wanted)
                    break;
                step *= factor;
            }
        }
        return step;
    }
};

} // namespace odori
