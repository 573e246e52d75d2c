// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QRgb>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

class QImage;

namespace odori {

/// The colour of each level.
using SpectrumColours = std::array<QRgb, 256>;

/// Paints one column of levels in each column of the image (ARGB32 or RGB32). `picture` has `rows`
/// levels for each column, from the lowest pitch, which is at the bottom. Where the image has fewer
/// rows, the loudest level of each is shown, so no tone is lost.
void paintSpectrum(QImage& image, std::span<const std::uint8_t> picture, std::size_t rows,
    const SpectrumColours& colours);

} // namespace odori
