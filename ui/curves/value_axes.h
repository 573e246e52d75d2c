// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_channels.h"
#include "ui/timeline/time_axis.h"

#include <QtCore/QRectF>

namespace odori {

/// Values of one quantity against pixels: a larger value is higher.
struct ValueScale {
    double pixelsPerUnit = 10.0;
    double middle = 0.0; ///< the value at the centre
    bool operator==(const ValueScale&) const = default;
};

/// Converts frames and values to positions in the graph. Lengths, angles, weights and normalized
/// lines have separate scales, so that each fills the height; they zoom and pan together.
struct ValueAxes {
    TimeAxis time;
    std::array<ValueScale, mmd::quantityCount> scales;
    double top = 0.0, height = 1.0; ///< of the graph, in widget pixels

    [[nodiscard]] const ValueScale& scale(mmd::Quantity quantity) const
    {
        return scales[static_cast<std::size_t>(quantity)];
    }
    [[nodiscard]] double y(const ValueScale& at, double value) const;
    [[nodiscard]] double value(const ValueScale& at, double y) const;
    [[nodiscard]] double y(mmd::Quantity quantity, double value) const
    {
        return y(scale(quantity), value);
    }
    [[nodiscard]] double value(mmd::Quantity quantity, double at) const
    {
        return value(scale(quantity), at);
    }
    /// Scales about a height: the values at this height stay there.
    void zoomValues(double factor, double y);
    void panValues(double pixels);
    /// Shows what is inside `box`, which is not empty, in the whole graph of `width` pixels.
    void showBox(const QRectF& box, double width);
    /// Clamps numbers that would become infinite.
    void clampToValid();
    /// Shows the range from `least` to `most`, and a little around it; a single value with a useful
    /// range around it.
    void fit(mmd::Quantity quantity, double least, double most);
};

/// The quantity of the grid's numbers if some `channels` are shown: lengths before angles before
/// weights.
[[nodiscard]] mmd::Quantity gridQuantity(mmd::ChannelSet channels);
/// Whether any of `channels` is of `quantity`.
[[nodiscard]] bool hasQuantity(mmd::ChannelSet channels, mmd::Quantity quantity);

/// The least distance of two lines of the grid, in pixels: also a low graph has two with numbers.
inline constexpr double gridPixels = 24.0;

/// Distance between two lines of a grid that are at least `pixels` apart: 1, 2 or 5 times a power
/// of ten.
[[nodiscard]] double gridStep(double pixelsPerUnit, double pixels);
/// The number of decimals of a multiple of `step`.
[[nodiscard]] int decimalsOf(double step);

} // namespace odori
