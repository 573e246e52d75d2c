// SPDX-License-Identifier: MIT
#include "libmmd/beats/onset_strength.h"

#include <kiss_fftr.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <numeric>

namespace mmd {
namespace {

constexpr int bandCount = 40;
constexpr double lowestFrequency = 30.0, highestFrequency = 10000.0;
constexpr double lowEnd = 200.0, midEnd = 3000.0;
constexpr double windowSeconds = 0.046;
/// Log compression: quiet onsets count too, but noise below -60 dB of the loudest band does not.
constexpr float compression = 1e3f;

double melOf(double hertz)
{
    return 1127.0 * std::log(1.0 + hertz / 700.0);
}

double hertzOf(double mel)
{
    return 700.0 * (std::exp(mel / 1127.0) - 1.0);
}

struct FreeFft {
    void operator()(kiss_fftr_cfg fft) const { kiss_fftr_free(fft); }
};

/// The energy in mel bands of a window of the sound.
class MelBands {
public:
    explicit MelBands(double sampleRate)
        : m_size(2)
    {
        while (double(m_size) < windowSeconds * sampleRate * 0.75)
            m_size *= 2;
        m_fft.reset(kiss_fftr_alloc(m_size, 0, nullptr, nullptr));
        m_samples.resize(std::size_t(m_size));
        m_spectrum.resize(std::size_t(m_size) / 2 + 1);
        for (int at = 0; at < m_size; ++at)
            m_window.push_back(static_cast<float>(
                0.5 - 0.5 * std::cos(2.0 * std::numbers::pi * (at + 0.5) / m_size)));
        const double top = std::min(highestFrequency, sampleRate * 0.45);
        const double first = melOf(lowestFrequency), last = melOf(top);
        for (int band = 0; band < bandCount; ++band) {
            const auto edge = [&](int at) {
                return hertzOf(first + (last - first) * (band + at) / (bandCount + 1));
            };
            addBand(edge(0), edge(1), edge(2), sampleRate / m_size);
        }
    }

    [[nodiscard]] std::size_t size() const { return m_samples.size(); }
    /// Middle frequency of a band in hertz.
    [[nodiscard]] double frequency(std::size_t band) const { return m_bands[band].frequency; }

    /// The energies of the window around the sample `middle`; silence outside the sound.
    void measure(std::span<const float> mono, std::ptrdiff_t middle, std::span<float> energies)
    {
        const std::ptrdiff_t begin = middle - m_size / 2;
        for (std::size_t at = 0; at < m_samples.size(); ++at) {
            const std::ptrdiff_t from = begin + std::ptrdiff_t(at);
            const bool isInside = from >= 0 && from < std::ssize(mono);
            const float sample = isInside ? mono[std::size_t(from)] : 0.0f;
            m_samples[at] = std::isfinite(sample) ? sample * m_window[at] : 0.0f;
        }
        kiss_fftr(m_fft.get(), m_samples.data(), m_spectrum.data());
        for (std::size_t band = 0; band < m_bands.size(); ++band) {
            const Band& each = m_bands[band];
            float sum = 0.0f;
            for (std::size_t at = 0; at < each.weights.size(); ++at) {
                const kiss_fft_cpx& bin = m_spectrum[each.first + at];
                sum += each.weights[at] * (bin.r * bin.r + bin.i * bin.i);
            }
            energies[band] = sum;
        }
    }

private:
    struct Band {
        std::size_t first = 0;
        std::vector<float> weights;
        double frequency = 0.0;
    };

    /// A triangle; at least the bin next to its middle.
    void addBand(double low, double middle, double high, double binWidth)
    {
        Band band;
        band.frequency = middle;
        const auto nearest = static_cast<std::size_t>(std::round(middle / binWidth));
        band.first = std::min(nearest, static_cast<std::size_t>(std::ceil(low / binWidth)));
        const auto end = std::max(nearest, static_cast<std::size_t>(high / binWidth));
        for (std::size_t bin = band.first; bin <= end && bin < m_spectrum.size(); ++bin) {
            const double at = double(bin) * binWidth;
            const double weight =
                at < middle ? (at - low) / (middle - low) : (high - at) / (high - middle);
            band.weights.push_back(
                static_cast<float>(std::max(weight, bin == nearest ? 0.5 : 0.0)));
        }
        m_bands.push_back(std::move(band));
    }

    int m_size;
    std::unique_ptr<kiss_fftr_state, FreeFft> m_fft;
    std::vector<float> m_samples, m_window;
    std::vector<kiss_fft_cpx> m_spectrum;
    std::vector<Band> m_bands;
};

/// Subtracts the mean of the surrounding second, so that long rises do not count.
void removeTrend(std::vector<float>& values)
{
    constexpr std::ptrdiff_t half = std::ptrdiff_t(OnsetStrength::rate / 2);
    std::vector<double> sums(values.size() + 1, 0.0);
    for (std::size_t at = 0; at < values.size(); ++at)
        sums[at + 1] = sums[at] + double(values[at]);
    for (std::ptrdiff_t at = 0; at < std::ssize(values); ++at) {
        const std::ptrdiff_t begin = std::max<std::ptrdiff_t>(0, at - half);
        const std::ptrdiff_t end = std::min(std::ssize(values), at + half + 1);
        const double mean =
            (sums[std::size_t(end)] - sums[std::size_t(begin)]) / double(end - begin);
        values[std::size_t(at)] -= static_cast<float>(mean);
    }
}

double deviationOf(const std::vector<float>& values)
{
    double sum = 0.0;
    for (const float value : values)
        sum += double(value) * double(value);
    return std::sqrt(sum / double(std::max<std::size_t>(1, values.size())));
}

} // namespace

OnsetStrength onsetStrength(
    std::span<const float> mono, double sampleRate, const ProgressPart& progress)
{
    OnsetStrength strength;
    MelBands bands(sampleRate);
    if (mono.size() < bands.size())
        return strength;
    // The rise is strongest when the onset is in the last third of the window (measured with
    // clicks).
    constexpr double partOfWindow = 0.205;
    strength.latency = partOfWindow * double(bands.size()) / sampleRate;
    const auto count =
        static_cast<std::size_t>(double(mono.size()) / sampleRate * OnsetStrength::rate);
    std::vector<float> energies(count * bandCount);
    for (std::size_t at = 0; at < count; ++at) {
        if (at % 256 == 0 && !progress.advance(double(at) / double(count)))
            return strength;
        const double middle = double(at) * sampleRate / OnsetStrength::rate;
        bands.measure(
            mono, std::llround(middle), std::span(energies).subspan(at * bandCount, bandCount));
    }
    const float loudest = *std::max_element(energies.begin(), energies.end());
    if (!(loudest > 1e-12f))
        return strength; // silence
    for (float& each : energies)
        each = std::log1p(each / loudest * compression * 10.0f);
    strength.all.assign(count, 0.0f);
    strength.low.assign(count, 0.0f);
    strength.mid.assign(count, 0.0f);
    // A window that begins to contain an onset gets louder long before the onset is in its middle.
    // The difference over two steps is largest one step before that.
    constexpr std::size_t step = 2;
    for (std::size_t at = step; at < count; ++at)
        for (std::size_t band = 0; band < bandCount; ++band) {
            const float rise =
                energies[at * bandCount + band] - energies[(at - step) * bandCount + band];
            if (rise <= 0.0f)
                continue;
            strength.all[at - 1] += rise;
            if (bands.frequency(band) <= lowEnd)
                strength.low[at - 1] += rise;
            else if (bands.frequency(band) <= midEnd)
                strength.mid[at - 1] += rise;
        }
    for (std::vector<float>* each : {&strength.all, &strength.low, &strength.mid})
        removeTrend(*each);
    const double deviation = deviationOf(strength.all);
    for (std::vector<float>* each : {&strength.all, &strength.low, &strength.mid})
        for (float& value : *each)
            value = deviation > 0.0 ? static_cast<float>(double(value) / deviation) : 0.0f;
    return strength;
}

} // namespace mmd
