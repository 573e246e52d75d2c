// SPDX-License-Identifier: MIT
#include "ui/theme/track_colours.h"

#include "ui/theme/theme.h"

#include <array>

namespace odori {
namespace {

using TrackColours = std::array<QRgb, trackColourCount>;

/// Blue, green, violet, yellow, cyan, pink, olive, brown, teal, grey.
constexpr TrackColours onDark{0x5fa8f5, 0x6fcf6f, 0xb590f0, 0xe8d45c, 0x57d3e0, 0xf58fc0, 0xa9b84a,
    0xc9906a, 0x3fb096, 0xa8b0bc};
constexpr TrackColours onLight{0x1f6fd0, 0x2c8a2c, 0x7b45c9, 0x9a7b00, 0x0a8a99, 0xc23a86, 0x66751a,
    0x8f5a30, 0x12735d, 0x5d6673};

} // namespace

QColor trackColour(const Theme& theme, int index)
{
    const TrackColours& colours = theme.isDark ? onDark : onLight;
    return QColor(colours[std::size_t(index) % colours.size()]);
}

} // namespace odori
