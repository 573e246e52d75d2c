// SPDX-License-Identifier: MIT
#include "tests/libmmd/beats/generated_mix.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace odori::test {
namespace {

constexpr double turn = 2.0 * std::numbers::pi;

/// Numbers by chance that are the same with every standard library.
class Chance {
public:
    explicit Chance(std::uint32_t seed)
        : m_engine(seed)
    {
    }
    double uniform() { return double(m_engine() >> 8) / double(1u << 24); }
    double between(double low, double high) { return low + (high - low) * uniform(); }
    bool is(double probability) { return uniform() < probability; }
    int below(int count) { return std::min(count - 1, int(uniform() * count)); }
    /// About normal, deviation 1.
    double normal()
    {
        double sum = -6.0;
        for (int at = 0; at < 12; ++at)
            sum += uniform();
        return sum;
    }

private:
    std::mt19937 m_engine;
};

/// Adds sounds to a mix.
class Band {
public:
    explicit Band(const MixOptions& options)
        : m_options(options)
        , m_chance(options.seed)
        , m_samples(std::size_t(options.seconds * options.sampleRate), 0.0f)
    {
    }

    void bassDrum(double time, double gain)
    {
        double phase = 0.0;
        add(time, 0.25, [&](double t) {
            phase += turn * (45.0 + 110.0 * std::exp(-t * 35.0)) / m_options.sampleRate;
            return gain * 0.9 * std::sin(phase) * std::exp(-t * 14.0);
        });
    }
    void snare(double time, double gain)
    {
        add(time, 0.2, [&](double t) {
            const double body = 0.4 * std::sin(turn * 190.0 * t) * std::exp(-t * 25.0);
            return gain * 0.6 * (body + m_chance.between(-0.8, 0.8) * std::exp(-t * 22.0));
        });
    }
    /// White noise with its low frequencies removed.
    void hiHat(double time, double gain)
    {
        double before = 0.0;
        add(time, 0.08, [&](double t) {
            const double noise = m_chance.between(-1.0, 1.0);
            const double high = noise - before;
            before = noise;
            return gain * 0.18 * high * std::exp(-t * 60.0);
        });
    }
    /// A plucked note with `partials` harmonics.
    void note(double time, double length, double hertz, double gain, int partials)
    {
        add(time, length, [&](double t) {
            double sum = 0.0;
            for (int partial = 1; partial <= partials; ++partial)
                sum += std::sin(turn * hertz * partial * t) / partial;
            const double attack = std::min(1.0, t / 0.006);
            const double release = std::min(1.0, (length - t) / 0.02);
            return gain * sum * attack * release * std::exp(-t * 2.5);
        });
    }
    void noise(double gain)
    {
        for (float& each : m_samples)
            each += float(gain * m_chance.between(-1.0, 1.0));
    }

    Chance& chance() { return m_chance; }
    std::vector<float> take() { return std::move(m_samples); }

private:
    template <class Wave>
    void add(double time, double length, Wave wave)
    {
        const double played = time + m_chance.normal() * m_options.looseness;
        const auto begin = std::int64_t(std::llround(played * m_options.sampleRate));
        const auto count = std::int64_t(length * m_options.sampleRate);
        for (std::int64_t at = 0; at < count; ++at) {
            const auto value = float(wave(double(at) / m_options.sampleRate));
            if (begin + at >= 0 && begin + at < std::int64_t(m_samples.size()))
                m_samples[std::size_t(begin + at)] += value;
        }
    }

    const MixOptions& m_options;
    Chance m_chance;
    std::vector<float> m_samples;
};

/// One beat of the bar, from `time`; the next beat is `length` later.
struct Beat {
    double time, length, off; ///< seconds; `off` is the time of the notes between the beats
    int number;               ///< in the bar, 0 to 3
};

void playDrums(Band& band, const Beat& beat, DrumPattern pattern)
{
    using enum DrumPattern;
    const bool isBack = beat.number % 2 == 1;
    switch (pattern) {
    case None:
        return;
    case FourOnTheFloor:
    case OffBeatHats:
        band.bassDrum(beat.time, beat.number == 0 ? 1.0 : 0.9);
        if (isBack)
            band.snare(beat.time, 0.6);
        if (pattern == FourOnTheFloor)
            band.hiHat(beat.time, 0.7);
        band.hiHat(beat.off, pattern == OffBeatHats ? 1.4 : 0.7);
        return;
    case Rock:
    case Syncopated:
        if (isBack)
            band.snare(beat.time, 1.0);
        else
            band.bassDrum(beat.time, beat.number == 0 ? 1.0 : 0.85);
        if (pattern == Syncopated && (beat.number == 1 || beat.number == 2))
            band.bassDrum(beat.off, 0.6);
        band.hiHat(beat.time, 0.8);
        band.hiHat(beat.off, 0.6);
    }
}

constexpr double roots[] = {55.0, 43.65, 65.41, 49.0}; ///< A, F, C, G

void playBass(Band& band, const Beat& beat, int bar, bool isBusy)
{
    const double root = roots[bar % 4];
    if (!isBusy) {
        band.note(beat.time, beat.length * 0.9, root, 0.35, 4);
        return;
    }
    band.note(beat.time, beat.off - beat.time, root, 0.35, 4);
    band.note(beat.off, beat.time + beat.length - beat.off, root * 1.5, 0.22, 4);
}

void playMelody(Band& band, const Beat& beat, int bar)
{
    constexpr double scale[] = {1.0, 1.125, 1.25, 1.5, 1.667, 2.0};
    Chance& chance = band.chance();
    const double base = roots[bar % 4] * 8.0;
    if (chance.is(0.75))
        band.note(beat.time, beat.length * 0.8, base * scale[chance.below(6)], 0.14, 5);
    if (chance.is(0.4))
        band.note(beat.off, beat.length * 0.4, base * scale[chance.below(6)], 0.11, 5);
}

void playOffBeat(Band& band, const Beat& beat, int bar)
{
    const double base = roots[bar % 4] * 4.0;
    for (const double part : {1.0, 1.25, 1.5})
        band.note(beat.off, beat.length * 0.3, base * part, 0.08, 4);
}

} // namespace

Mix generatedMix(const MixOptions& options)
{
    Mix mix;
    Band band(options);
    const bool isBusy = band.chance().is(0.4);
    double time = options.firstBeat;
    for (int number = 0; time < options.seconds - 0.1; ++number) {
        const bool isChanged = options.changedBeatsPerMinute > 0.0 && time > options.seconds / 2.0;
        const double length =
            60.0 / (isChanged ? options.changedBeatsPerMinute : options.beatsPerMinute);
        const Beat beat{time, length, time + length * options.swing, number % 4};
        const int bar = number / 4;
        playDrums(band, beat, options.drums);
        if (options.hasBass)
            playBass(band, beat, bar, isBusy);
        if (options.hasMelody)
            playMelody(band, beat, bar);
        if (options.hasOffBeats)
            playOffBeat(band, beat, bar);
        mix.beats.push_back(time);
        time += length;
    }
    band.noise(options.noise);
    mix.samples = band.take();
    return mix;
}

MixOptions randomMix(double beatsPerMinute, std::uint32_t seed)
{
    Chance chance(seed * 7919u + 17u);
    MixOptions options;
    options.beatsPerMinute = beatsPerMinute;
    options.seed = seed;
    options.firstBeat = chance.between(0.1, 2.5);
    options.swing = chance.is(0.3) ? chance.between(0.55, 0.67) : 0.5;
    options.drums = DrumPattern(chance.is(0.1) ? 0 : 1 + chance.below(4));
    options.hasBass = options.drums == DrumPattern::None || chance.is(0.8);
    options.hasMelody = chance.is(0.8);
    options.hasOffBeats = chance.is(0.3);
    options.noise = std::pow(10.0, chance.between(-3.0, -1.2));
    options.looseness = chance.between(0.0, 0.012);
    return options;
}

double shareFound(
    const std::vector<double>& beats, const std::vector<double>& found, double tolerance)
{
    const double first = beats.front() + 2.0, last = beats.back() - 2.0;
    const auto matches = [&](const std::vector<double>& of, const std::vector<double>& in) {
        std::size_t all = 0, matched = 0;
        for (const double each : of) {
            if (each < first || each > last)
                continue;
            ++all;
            const auto after = std::lower_bound(in.begin(), in.end(), each);
            const bool isNext = after != in.end() && *after - each <= tolerance;
            const bool isBefore = after != in.begin() && each - *std::prev(after) <= tolerance;
            matched += isNext || isBefore ? 1 : 0;
        }
        return all == 0 ? 0.0 : double(matched) / double(all);
    };
    return std::min(matches(beats, found), matches(found, beats));
}

} // namespace odori::test
