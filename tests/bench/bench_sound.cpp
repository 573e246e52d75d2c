// SPDX-License-Identifier: MIT
// The cost of opening 10 minutes of stereo sound, and of its waveform. Results and instructions:
// docs/benchmarks.md.
#include "libmmd/sound/sound_cache.h"
#include "libmmd/sound/spectrogram.h"
#include "tests/libmmd/sound/sound_files.h"
#include "ui/sound/sound_opening.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QProcess>
#include <QtCore/QStringList>

#include <benchmark/benchmark.h>

#include <array>
#include <filesystem>
#include <numbers>
#include <random>

#include <sndfile.h>

namespace {

using namespace odori::test;
namespace fs = std::filesystem;

constexpr double seconds = 600.0;

/// Chords, drums and noise: as hard to encode as music.
Samples music()
{
    Samples samples{{44100, 2}, {}};
    std::minstd_rand random(7);
    std::uniform_real_distribution<double> noise(-1.0, 1.0);
    const auto frames = std::size_t(seconds * 44100.0);
    samples.values.reserve(2 * frames);
    for (std::size_t frame = 0; frame < frames; ++frame) {
        const double time = double(frame) / 44100.0;
        const double beat = std::fmod(time, 0.5);
        const double root = 110.0 * std::exp2(double(int(time) % 12) / 12.0);
        double value = noise(random) * (0.02 + 0.5 * std::exp(-beat * 30.0));
        for (const double factor : {1.0, 1.26, 1.5, 2.0, 3.0})
            value += 0.15 * std::sin(2.0 * std::numbers::pi * root * factor * time);
        samples.values.push_back(std::int16_t(12000.0 * value));
        samples.values.push_back(std::int16_t(9000.0 * value + 2000.0 * noise(random)));
    }
    return samples;
}

const fs::path& folder()
{
    static const fs::path made = [] {
        fs::path path = fs::temp_directory_path() / "odori_bench_sound";
        fs::create_directories(path);
        return path;
    }();
    return made;
}

constexpr int wave = SF_FORMAT_WAV | SF_FORMAT_PCM_16;
constexpr int m4a = 0; ///< not of libsndfile

fs::path fileOf(int format);

/// Made by the program ffmpeg; empty without it.
fs::path m4aFile()
{
    const fs::path path = folder() / "music.m4a";
    if (fs::exists(path))
        return path;
    const auto text = [](const fs::path& each) { return QString::fromStdString(each.string()); };
    const int result = QProcess::execute(
        QStringLiteral("ffmpeg"), {QStringLiteral("-v"), QStringLiteral("error"),
                                      QStringLiteral("-i"), text(fileOf(wave)), text(path)});
    return result == 0 ? path : fs::path();
}

/// The file in the format, written once.
fs::path fileOf(int format)
{
    if (format == m4a)
        return m4aFile();
    const fs::path path = folder() / std::to_string(format);
    if (fs::exists(path))
        return path;
    static const Samples samples = music();
    Samples resampled = samples;
    if ((format & SF_FORMAT_SUBMASK) == SF_FORMAT_OPUS)
        resampled.format.rate = 48000; // it sounds higher
    return writeSound(path, resampled, format) ? path : fs::path();
}

/// Until everything is known: decoding, peaks, and the cache file.
void open(benchmark::State& state)
{
    const fs::path path = fileOf(int(state.range(0)));
    const mmd::SoundCache cache(folder() / "cache");
    for (auto _ : state) {
        const auto source = mmd::soundSourceOf(path);
        auto reader = odori::openSound(path);
        if (!source || !reader) {
            state.SkipWithError("it cannot be opened");
            return;
        }
        mmd::Waveform waveform(2);
        const auto sound = cache.decode(**reader, *source, waveform, mmd::Progress());
        if (!sound)
            state.SkipWithError("it cannot be opened");
    }
}

/// Until the first two minutes can be drawn.
void openFirstScreen(benchmark::State& state)
{
    const fs::path path = fileOf(int(state.range(0)));
    for (auto _ : state) {
        auto reader = odori::openSound(path);
        if (!reader) {
            state.SkipWithError("it cannot be opened");
            return;
        }
        mmd::Waveform waveform(2);
        std::vector<std::int16_t> block(1 << 17);
        while (waveform.frames() < 120 * 44100) {
            benchmark::DoNotOptimize((*reader)->read(block));
            waveform.append(block);
        }
    }
}

void openAgain(benchmark::State& state)
{
    const fs::path path = fileOf(wave);
    const mmd::SoundCache cache(folder() / "cache");
    for (auto _ : state) {
        auto sound = cache.find(*mmd::soundSourceOf(path));
        if (!sound) {
            state.SkipWithError("it is not in the cache");
            return;
        }
        const mmd::Waveform waveform(2, *sound->peaks(), sound->frames());
        benchmark::DoNotOptimize(waveform.frames());
    }
}

/// 1920 columns of a width in sound frames.
void columns(benchmark::State& state)
{
    const mmd::SoundCache cache(folder() / "cache");
    auto sound = cache.find(*mmd::soundSourceOf(fileOf(wave)));
    if (!sound) {
        state.SkipWithError("it is not in the cache");
        return;
    }
    const mmd::Waveform waveform(2, *sound->peaks(), sound->frames());
    std::vector<mmd::SoundColumn> columns(1920);
    for (auto _ : state) {
        waveform.columns({1e6, double(state.range(0))}, columns, &*sound);
        benchmark::DoNotOptimize(columns.data());
    }
}

/// 1920 columns of 128 rows.
void spectrogram(benchmark::State& state)
{
    const mmd::SoundCache cache(folder() / "cache");
    auto sound = cache.find(*mmd::soundSourceOf(fileOf(wave)));
    if (!sound) {
        state.SkipWithError("it is not in the cache");
        return;
    }
    mmd::Spectrogram spectrogram(128);
    for (auto _ : state)
        benchmark::DoNotOptimize(spectrogram.columns(*sound, {1e6, 1470.0}, 1920));
}

const std::vector<std::int64_t> formats{wave, SF_FORMAT_FLAC | SF_FORMAT_PCM_16,
    SF_FORMAT_OGG | SF_FORMAT_VORBIS, SF_FORMAT_OGG | SF_FORMAT_OPUS,
    SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III, m4a};

BENCHMARK(open)->ArgsProduct({formats})->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(openFirstScreen)->ArgsProduct({formats})->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(openAgain)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(columns)->Arg(1)->Arg(20)->Arg(127)->Arg(128)->Arg(1470)->Arg(13000)->Unit(
    benchmark::kMicrosecond);

BENCHMARK(spectrogram)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
