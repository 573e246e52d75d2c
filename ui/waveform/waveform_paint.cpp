// SPDX-License-Identifier: MIT
#include "ui/waveform/waveform_paint.h"

#include <QtGui/QImage>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

/// Rows of an image, both inside it.
struct Rows {
    int first, last;
};

/// The rows from the value `highest` to `lowest`, at least one.
Rows rowsOf(float lowest, float highest, int height)
{
    const float middle = float(height - 1) * 0.5f;
    const auto row = [&](float value) {
        return std::clamp(int(std::lround(middle - value * middle)), 0, height - 1);
    };
    return {row(highest), row(lowest)};
}

} // namespace

void paintWaveform(
    QImage& image, std::span<const mmd::SoundColumn> columns, const WaveformColours& colours)
{
    image.fill(colours.background);
    const int height = image.height();
    const int width = std::min(image.width(), int(columns.size()));
    const QRgb peak = colours.peak.rgb(), loudness = colours.loudness.rgb();
    const QRgb zero = colours.zero.rgb();
    for (int x = 0; x < width; ++x) {
        const mmd::SoundColumn& column = columns[std::size_t(x)];
        const auto fill = [&](Rows rows, QRgb colour) {
            for (int y = rows.first; y <= rows.last; ++y)
                reinterpret_cast<QRgb*>(image.scanLine(y))[x] = colour;
        };
        const bool isSilent = column.lowest == 0.0f && column.highest == 0.0f;
        fill(rowsOf(std::min(column.lowest, 0.0f), std::max(column.highest, 0.0f), height),
            isSilent ? zero : peak);
        if (!isSilent)
            fill(rowsOf(std::max(-column.loudness, column.lowest),
                     std::min(column.loudness, column.highest), height),
                loudness);
    }
}

} // namespace odori
