// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/curve.h"

#include <QtCore/QString>

#include <vector>

namespace odori {

/// Curves as text on the clipboard: a line of four numbers x1 y1 x2 y2 for each.
[[nodiscard]] QString textOfCurves(const std::vector<mmd::BezierCurve>& curves);

/// The curves of such a text; empty if any line is not four whole numbers 0..127.
[[nodiscard]] std::vector<mmd::BezierCurve> curvesOfText(const QString& text);

} // namespace odori
