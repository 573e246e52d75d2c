// SPDX-License-Identifier: MIT
#include "ui/waveform/sound_colours.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace odori {
namespace {

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto part = [&](int a, int b) { return int(std::lround(a + (b - a) * share)); };
    return {
        part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue())};
}

/// A level of mmd::Spectrogram in decibels below the loudest one, to 0..1: noise below -70 dB is
/// not shown, and music is hardly above -10 dB.
double shownShare(std::size_t level)
{
    constexpr double quietest = -70.0, loudest = -10.0;
    const double decibels = -80.0 + 80.0 * double(level) / 255.0;
    return std::clamp((decibels - quietest) / (loudest - quietest), 0.0, 1.0);
}

} // namespace

WaveformColours waveformColours(const Theme& theme)
{
    return {.background = theme.field,
        .peak = mixed(theme.field, theme.accentBright, 0.45),
        .loudness = mixed(theme.field, theme.accentBright, 0.85),
        .zero = mixed(theme.field, theme.dim, 0.35)};
}

SpectrumColours spectrumColours(const Theme& theme)
{
    constexpr double bright = 0.65; ///< where the accent's full colour is
    SpectrumColours colours{};
    for (std::size_t level = 0; level < colours.size(); ++level) {
        const double share = shownShare(level);
        colours[level] = (share < bright ? mixed(theme.field, theme.accentBright, share / bright)
                                         : mixed(theme.accentBright, theme.text,
                                               (share - bright) / (1.0 - bright)))
                             .rgb();
    }
    return colours;
}

} // namespace odori
