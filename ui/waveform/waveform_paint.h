// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/waveform.h"

#include <QtGui/QColor>

#include <span>

class QImage;

namespace odori {

/// The colours of a sound.
struct WaveformColours {
    QColor background, peak, loudness, zero;
};

/// Paints one column of the sound in each column of the image (ARGB32 or RGB32): its peaks, and in
/// them its loudness. The full height is the loudest possible sound. A silent column shows a line.
void paintWaveform(
    QImage& image, std::span<const mmd::SoundColumn> columns, const WaveformColours& colours);

} // namespace odori
