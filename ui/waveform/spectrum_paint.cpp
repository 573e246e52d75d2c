// SPDX-License-Identifier: MIT
#include "ui/waveform/spectrum_paint.h"

#include <QtGui/QImage>

#include <algorithm>
#include <vector>

namespace odori {
namespace {

/// The levels of one row of an image.
struct Band {
    std::size_t first, past;
};

} // namespace

void paintSpectrum(QImage& image, std::span<const std::uint8_t> picture, std::size_t rows,
    const SpectrumColours& colours)
{
    image.fill(colours[0]);
    const auto height = std::size_t(image.height());
    const std::size_t width = std::min(std::size_t(image.width()), picture.size() / rows);
    std::vector<Band> bands(height);
    std::vector<QRgb*> lines(height);
    for (std::size_t y = 0; y < height; ++y) {
        const std::size_t first = (height - 1 - y) * rows / height;
        bands[y] = {first, std::max((height - y) * rows / height, first + 1)};
        lines[y] = reinterpret_cast<QRgb*>(image.scanLine(int(y))); // NOLINT
    }
    for (std::size_t x = 0; x < width; ++x) {
        const std::uint8_t* levels = picture.data() + x * rows;
        for (std::size_t y = 0; y < height; ++y) {
            std::uint8_t level = 0;
            for (std::size_t row = bands[y].first; row < bands[y].past; ++row)
                level = std::max(level, levels[row]);
            lines[y][x] = colours[level];
        }
    }
}

} // namespace odori
