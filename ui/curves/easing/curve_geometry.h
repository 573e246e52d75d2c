// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <QtCore/QPointF>
#include <QtGui/QColor>

#include <algorithm>
#include <cstdint>

/// Small functions for all code that draws or bends curves.
namespace odori {

inline constexpr double gridSize = 127.0;
inline constexpr double handleRadius = 5.0;

/// Handle 0 or 1 as a point of the grid; coordinates over 127 in a file count as 127.
[[nodiscard]] inline QPointF handleOf(const mmd::BezierCurve& curve, int index)
{
    const QPointF point = index == 0 ? QPointF(curve.x1, curve.y1) : QPointF(curve.x2, curve.y2);
    return {std::min(point.x(), gridSize), std::min(point.y(), gridSize)};
}

/// Coordinate 0..3: x1 y1 x2 y2.
[[nodiscard]] inline std::uint8_t& coordinateOf(mmd::BezierCurve& curve, std::size_t index)
{
    std::uint8_t* const all[] = {&curve.x1, &curve.y1, &curve.x2, &curve.y2};
    return *all[index];
}

[[nodiscard]] inline QColor faint(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

} // namespace odori
