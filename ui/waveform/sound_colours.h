// SPDX-License-Identifier: MIT
#pragma once

#include "ui/theme/theme.h"
#include "ui/waveform/spectrum_paint.h"
#include "ui/waveform/waveform_paint.h"

namespace odori {

[[nodiscard]] WaveformColours waveformColours(const Theme& theme);
/// Silence has the colour of a field. Louder is brighter in a dark theme, and darker in a light
/// one.
[[nodiscard]] SpectrumColours spectrumColours(const Theme& theme);

} // namespace odori
