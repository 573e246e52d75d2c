// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_channels.h"
#include "ui/timeline/time_axis.h"

namespace odori {

/// Values of one quantity against pixels: a larger value is higher.
struct ValueScale {
    double pixelsPerUnit = 10.0;
    double middle = 0.0; ///< the value half way up
    bool operator==(const ValueScale&) const = default;
};

/// Where in the graph a frame and a value are. Lengths, angles and weights have scales of their
/// own, so that a step and a turn fill the same height; they zoom and pan together.
struct ValueAxes {
    TimeAxis time;
    std::array<ValueScale, mmd::quantityCount> scales;
    double top = 0.0, height = 1.0; ///< of the graph, in widget pixels

    [[nodiscard]] const ValueScale& scale(mmd::Quantity quantity) const
    {
        return scales[static_cast<std::size_t>(quantity)];
    }
    [[nodiscard]] double y(mmd::Quantity quantity, double value) const;
    [[nodiscard]] double value(mmd::Quantity quantity, double y) const;
    /// Scales about a height: the values there stay.
    void zoomValues(double factor, double y);
    void panValues(double pixels);
    /// Brings numbers that would not be finite to what can be shown.
    void mend();
    /// Shows `least` to `most`, and a little around; a single value in a sensible surrounding.
    void fit(mmd::Quantity quantity, double least, double most);
};

/// Whose numbers the grid has where some `channels` are shown: lengths before angles before
/// weights.
[[nodiscard]] mmd::Quantity gridQuantity(mmd::ChannelSet channels);
/// Whether any of `channels` is of `quantity`.
[[nodiscard]] bool hasQuantity(mmd::ChannelSet channels, mmd::Quantity quantity);

/// Values between two lines of a grid that are at least `pixels` apart: 1, 2 or 5 and zeros.
[[nodiscard]] double gridStep(double pixelsPerUnit, double pixels);
/// Decimals that a multiple of `step` needs.
[[nodiscard]] int decimalsOf(double step);

} // namespace odori
