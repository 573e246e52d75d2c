// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QColor>
#include <QtGui/QImage>

#include <cmath>
#include <cstdlib>

/// Colours of pictures, for tests of painting.
namespace odori::test {

[[nodiscard]] inline int distance(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
           std::abs(a.blue() - b.blue());
}

[[nodiscard]] inline bool isNear(const QColor& a, const QColor& b, int most = 30)
{
    return distance(a, b) < most;
}

/// `over` with opacity `part` over `under`.
[[nodiscard]] inline QColor blended(const QColor& under, const QColor& over, double part)
{
    const auto mix = [&](int a, int b) { return int(std::lround(a + (b - a) * part)); };
    return {mix(under.red(), over.red()), mix(under.green(), over.green()),
        mix(under.blue(), over.blue())};
}

/// The number of pixels of `area` near a colour.
[[nodiscard]] inline int countOf(
    const QImage& image, const QRect& area, const QColor& colour, int most = 60)
{
    const QRect inside = area & image.rect();
    int found = 0;
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            found += isNear(image.pixelColor(x, y), colour, most);
    return found;
}

} // namespace odori::test
