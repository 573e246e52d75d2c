// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace odori {

/// Converts frames to pixels of the dope sheet and of the graph: `pixelsPerFrame` and the frame at
/// the left border. Its functions zoom, pan and fit, so that both editors behave alike.
struct TimeAxis {
    static constexpr double mostPixelsPerFrame = 48.0;
    static constexpr double fewestPixelsPerFrame = 1e-3;
    static constexpr double farthestFrame = 4294967295.0; ///< the last frame that a file can have
    static constexpr double leastLength = 30.0; ///< frames; the shown length of shorter motions

    double pixelsPerFrame = 9.0;
    double firstFrame = -1.5; ///< at `left`; before 0, so that keys at 0 are fully visible
    double left = 0.0;        ///< x of the border, in widget pixels
    bool operator==(const TimeAxis&) const = default;

    [[nodiscard]] double x(double frame) const
    {
        return left + (frame - firstFrame) * pixelsPerFrame;
    }
    [[nodiscard]] double frame(double pixel) const
    {
        return firstFrame + (pixel - left) / pixelsPerFrame;
    }
    /// The nearest frame that a key can have.
    [[nodiscard]] static std::uint32_t wholeFrame(double frame)
    {
        return static_cast<std::uint32_t>(std::clamp(std::round(frame), 0.0, farthestFrame - 1.0));
    }
    [[nodiscard]] std::uint32_t wholeFrameAt(double pixel) const
    {
        return wholeFrame(frame(pixel));
    }
    /// The whole pixel of a frame. A frame far outside any widget is clamped, but stays outside.
    [[nodiscard]] int pixel(double frame) const
    {
        constexpr double farOutside = 1e6;
        return static_cast<int>(std::clamp(std::round(x(frame)), -farOutside, farOutside));
    }

    /// Clamps numbers from a file to valid ones.
    void clampToValid()
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

    /// The zoom factor for some notches of a wheel; negative notches zoom out.
    [[nodiscard]] static double notchZoom(double notches) { return std::pow(1.2, notches); }

    /// Moves the content of the view to the right by `pixels`.
    void pan(double pixels) { firstFrame -= pixels / pixelsPerFrame; }

    /// Shows `first` to `last` between `left` and `right`, with `margin` pixels on both sides. A
    /// range that is shorter than the maximum zoom is centred, or at the left from frame 0.
    void fit(double first, double last, double right, double margin,
        double mostZoom = mostPixelsPerFrame)
    {
        const double room = std::max(1.0, right - left - 2.0 * margin);
        pixelsPerFrame =
            std::clamp(room / std::max(1.0, last - first), fewestPixelsPerFrame, mostZoom);
        firstFrame = first == 0.0 ? -margin / pixelsPerFrame
                                  : (first + last - (right - left) / pixelsPerFrame) / 2.0;
    }
    /// fit() for keys: with a frame on both sides, and half a second around a single key.
    void fitKeys(std::uint32_t first, std::uint32_t last, double right, double margin)
    {
        const double around = first == last ? 15.0 : 1.0;
        fit(std::max(0.0, double(first) - around), double(last) + around, right, margin);
    }

    /// Turns the page if `frame` is outside `left` to `right` or close to an end: by pages instead
    /// of continuously, so that keys can be read during playback. Returns false if nothing moved.
    bool turnTo(double frame, double right)
    {
        constexpr double close = 4.0; // pixels; more at the right, where the next frames are
        const bool isLeft = x(frame) < left + close;
        if (!isLeft && x(frame) <= right - 3.0 * close)
            return false;
        firstFrame = frame - (right - left) / pixelsPerFrame * (isLeft ? 0.05 : 0.1);
        return true;
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
