// SPDX-License-Identifier: MIT
#include "libmmd/sound/spectrogram.h"

#include "libmmd/sound/cached_sound.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numbers>

#include <kiss_fftr.h>

namespace mmd {
namespace {

constexpr std::size_t bins = Spectrogram::windowFrames / 2 + 1;
constexpr float quietest = -80.0f; ///< decibels

} // namespace

struct Spectrogram::Engine {
    struct FreeTransform {
        void operator()(kiss_fftr_cfg transform) const { kiss_fftr_free(transform); }
    };

    std::unique_ptr<kiss_fftr_state, FreeTransform> transform{
        kiss_fftr_alloc(int(windowFrames), 0, nullptr, nullptr)};
    std::array<float, windowFrames> window{}, samples{};
    std::array<kiss_fft_cpx, bins> result{};
    std::array<float, bins> levels{};
};

Spectrogram::Spectrogram(std::size_t rows)
    : m_engine(std::make_unique<Engine>())
    , m_rows(rows)
{
    assert(rows > 0);
    for (std::size_t at = 0; at < windowFrames; ++at) { // Hann
        const double phase = 2.0 * std::numbers::pi * double(at) / double(windowFrames);
        m_engine->window[at] = float(0.5 - 0.5 * std::cos(phase));
    }
}

Spectrogram::~Spectrogram() = default;

double Spectrogram::rowOf(double hertz) const
{
    return double(m_rows) * std::log(hertz / lowest) / std::log(highest / lowest);
}

std::vector<std::uint8_t> Spectrogram::columns(
    CachedSound& sound, SoundView view, std::size_t count)
{
    Engine& engine = *m_engine;
    const std::size_t channels = sound.format().channels;
    std::vector<std::int16_t> block(windowFrames * channels);
    std::vector<std::uint8_t> picture(count * m_rows);
    // The bins of each row; narrow rows at the low end share one.
    const double binWidth = double(sound.format().rate) / double(windowFrames);
    const auto binOf = [&](std::size_t row) {
        const double hertz = lowest * std::pow(highest / lowest, double(row) / double(m_rows));
        return std::min(std::size_t(std::lround(hertz / binWidth)), bins);
    };
    // A tone of full level has a quarter of the window's length as its magnitude.
    constexpr float full = float(windowFrames) / 4.0f * 32768.0f;
    for (std::size_t column = 0; column < count; ++column) {
        const double middle =
            std::clamp(view.first + (double(column) + 0.5) * view.width, -1e15, 1e15);
        (void)sound.read(std::llround(middle) - std::int64_t(windowFrames / 2), block);
        for (std::size_t at = 0; at < windowFrames; ++at) {
            int sum = 0;
            for (std::size_t channel = 0; channel < channels; ++channel)
                sum += block[at * channels + channel];
            engine.samples[at] = float(sum) / float(channels) * engine.window[at];
        }
        kiss_fftr(engine.transform.get(), engine.samples.data(), engine.result.data());
        std::transform(engine.result.begin(), engine.result.end(), engine.levels.begin(),
            [](const kiss_fft_cpx& each) { return std::hypot(each.r, each.i) / full; });
        for (std::size_t row = 0; row < m_rows; ++row) {
            const std::size_t first = binOf(row);
            const std::size_t end = std::clamp(binOf(row + 1), std::min(first + 1, bins), bins);
            const auto begin = engine.levels.begin();
            const float level = first < end ? *std::max_element(begin + std::ptrdiff_t(first),
                                                  begin + std::ptrdiff_t(end))
                                            : 0.0f; // above what the rate can hold
            const float decibels = 20.0f * std::log10(std::max(level, 1e-6f));
            picture[column * m_rows + row] = std::uint8_t(
                std::lround(std::clamp(1.0f - decibels / quietest, 0.0f, 1.0f) * 255.0f));
        }
    }
    return picture;
}

} // namespace mmd
