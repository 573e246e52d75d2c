// SPDX-License-Identifier: MIT
// The cost of painting 10 minutes of stereo sound above the dope sheet: its waveform and its
// spectrogram, at several zooms. With QT_SCALE_FACTOR=2 too. Results: docs/benchmarks.md.
#include "libmmd/sound/cached_sound.h"
#include "libmmd/sound/spectrum_tiles.h"
#include "tests/libmmd/sound/sound_files.h"
#include "ui/document/document.h"
#include "ui/theme/theme.h"
#include "ui/waveform/sound_shape.h"
#include "ui/waveform/waveform_strip.h"

#include <QtGui/QImage>
#include <QtWidgets/QApplication>

#include <benchmark/benchmark.h>

#include <filesystem>
#include <random>

namespace {

using namespace odori;

/// A sweep with noise, decoded once.
mmd::CachedSound& sound()
{
    static mmd::CachedSound opened = [] {
        test::Samples samples{{44100, 2}, {}};
        std::minstd_rand random(3);
        std::uniform_real_distribution<double> noise(-3000.0, 3000.0);
        double phase = 0.0;
        for (int frame = 0; frame < 600 * 44100; ++frame) {
            phase += 6.283185307 * (100.0 + double(frame % 441000) / 100.0) / 44100.0;
            for (const double level : {9000.0, 6000.0})
                samples.values.push_back(std::int16_t(level * std::sin(phase) + noise(random)));
        }
        const auto folder = std::filesystem::temp_directory_path() / "odori_bench_strip";
        std::filesystem::create_directories(folder);
        return *test::cachedSound(folder, samples, 1);
    }();
    return opened;
}

/// The decoded sound. Its spectrogram is computed only when the benchmark wants it.
class Shape : public SoundShape {
public:
    bool hasShape() const override { return true; }
    void columns(double first, double width, std::span<mmd::SoundColumn> columns) const override
    {
        m_waveform.columns({first * perFrame, width * perFrame}, columns, &sound());
    }
    void spectrum(double first, double width, std::span<std::uint8_t> picture) const override
    {
        (void)m_tiles.columns({first * perFrame, width * perFrame}, picture);
    }
    QString title() const override { return {}; }
    QString state() const override { return {}; }

    void compute(const TimeAxis& axis, double ratio)
    {
        const double width = perFrame / (axis.pixelsPerFrame * ratio);
        while (m_tiles.compute(sound(), {axis.firstFrame * perFrame, width}, 4000))
            ;
    }

private:
    static constexpr double perFrame = 1470.0;
    mmd::Waveform m_waveform{2, *sound().peaks(), sound().frames()};
    mmd::SpectrumTiles m_tiles;
};

enum class Kind { Waveform, Spectrum, UnknownSpectrum };

/// A strip of 1920 pixels for a whole picture at a zoom of `range(0)` / 1000 pixels per frame. Set
/// QT_SCALE_FACTOR for more device pixels.
void paint(benchmark::State& state, Kind kind)
{
    Document document;
    QWidget editor;
    WaveformStrip strip(document, editor);
    Shape shape;
    strip.setShowsSpectrum(kind != Kind::Waveform);
    strip.setSound(&shape);
    strip.resize(1920, strip.sizeHint().height());
    TimeAxis axis{.pixelsPerFrame = double(state.range(0)) / 1000.0, .firstFrame = 0.0, .left = 0};
    const double ratio = strip.devicePixelRatioF();
    QImage image(strip.size() * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    if (kind == Kind::Spectrum)
        shape.compute(axis, ratio);
    bool isMoved = false;
    for (auto _ : state) { // scrolled by a pixel
        axis.firstFrame = isMoved ? 0.0 : 1.0 / axis.pixelsPerFrame;
        isMoved = !isMoved;
        strip.setAxis(axis);
        strip.render(&image, {}, {}, {});
    }
    state.counters["columns"] = double(image.width());
    state.counters["rows"] = double(image.height());
}

void paintWaveform(benchmark::State& state)
{
    paint(state, Kind::Waveform);
}

void paintSpectrum(benchmark::State& state)
{
    paint(state, Kind::Spectrum);
}

/// Before the worker has anything.
void paintUnknownSpectrum(benchmark::State& state)
{
    paint(state, Kind::UnknownSpectrum);
}

/// In the worker: until all of a view of 1920 columns is known.
void computeSpectrum(benchmark::State& state)
{
    for (auto _ : state) {
        Shape shape;
        shape.compute({.pixelsPerFrame = double(state.range(0)) / 1000.0, .firstFrame = 0.0}, 1.0);
    }
}

const std::vector<std::int64_t> zooms{50, 200, 1000, 9000, 48000};

BENCHMARK(paintWaveform)->ArgsProduct({zooms})->Unit(benchmark::kMillisecond);
BENCHMARK(paintSpectrum)->ArgsProduct({zooms})->Unit(benchmark::kMillisecond);
BENCHMARK(paintUnknownSpectrum)->ArgsProduct({zooms})->Unit(benchmark::kMillisecond);
BENCHMARK(computeSpectrum)->ArgsProduct({zooms})->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    odori::applyTheme(application, odori::darkTheme());
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
