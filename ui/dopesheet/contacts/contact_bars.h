// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/feet/contacts.h"
#include "ui/theme/theme.h"
#include "ui/timeline/time_axis.h"

#include <QtCore/QRect>
#include <QtCore/QString>

#include <optional>
#include <vector>

class QPainter;

namespace odori {

/// The contacts as bars in two lanes, left foot and right foot: their pixels, texts and painting.
struct ContactBars {
    TimeAxis axis;
    int width = 0, laneHeight = 16; ///< pixels

    [[nodiscard]] QRect lane(mmd::FootSide side) const;
    /// The lane at a height; the nearest one.
    [[nodiscard]] mmd::FootSide sideAt(int y) const;
    /// The bar covers its frames with half a frame on both sides.
    [[nodiscard]] QRect bar(const mmd::FootContact& contact) const;

    void paint(QPainter& painter, const std::vector<mmd::FootContact>& contacts,
        std::optional<std::size_t> selected, const Theme& theme) const;
};

/// "Left foot" or "Right foot".
[[nodiscard]] QString nameOf(mmd::FootSide side);
/// "Left foot, frames 10 to 34" and its errors, for a tool tip.
[[nodiscard]] QString descriptionOf(const mmd::FootContact& contact);

} // namespace odori
