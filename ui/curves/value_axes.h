// SPDX-License-Identifier: MIT
#pragma once

#include "ui/curves/value_channels.h"
#include "ui/fields/time_axis.h"

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
    std::array<ValueScale, quantityCount> scales;
    double top = 0.0, height = 1.0; ///< of the graph, in widget pixels

    [[nodiscard]] const ValueScale& scale(Quantity quantity) const
    {
        return scales[static_cast<std::size_t>(quantity)];
    }
    [[nodiscard]] double y(Quantity quantity, double value) const;
    [[nodiscard]] double value(Quantity quantity, double y) const;
    /// Scales about a height: the values there stay.
    void zoomValues(double factor, double y);
    void panValues(double pixels);
    /// Brings numbers that would not be finite to what can be shown.
    void mend();
    /// Shows `least` to `most`, and a little around; a single value in a sensible surrounding.
    void fit(Quantity quantity, double least, double most);
};

/// Whose numbers the grid has where some `channels` are shown: lengths before angles before
/// weights.
[[nodiscard]] Quantity gridQuantity(ChannelSet channels);
/// Whether any of `channels` is of `quantity`.
[[nodiscard]] bool hasQuantity(ChannelSet channels, Quantity quantity);

/// Values between two lines of a grid that are at least `pixels` apart: 1, 2 or 5 and zeros.
[[nodiscard]] double gridStep(double pixelsPerUnit, double pixels);
/// Decimals that a multiple of `step` needs.
[[nodiscard]] int decimalsOf(double step);

} // namespace odori
