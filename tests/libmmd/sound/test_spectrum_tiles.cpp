// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/sound/spectrogram.h"
#include "libmmd/sound/spectrum_tiles.h"
#include "tests/libmmd/sound/sound_files.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <thread>

using namespace odori::test;
using mmd::SpectrumTiles;

namespace {

constexpr std::size_t rows = SpectrumTiles::rows;

using Picture = std::vector<std::uint8_t>;

/// `count` columns, once they are computed.
Picture pictureOf(
    SpectrumTiles& tiles, mmd::CachedSound& sound, mmd::SoundView view, std::size_t count)
{
    while (tiles.compute(sound, view, count))
        ;
    Picture picture(count * rows);
    return tiles.columns(view, picture) || sound.isPart() ? picture : Picture();
}

std::size_t loudestRow(const Picture& picture, std::size_t column)
{
    const auto begin = picture.begin() + std::ptrdiff_t(column * rows);
    return std::size_t(std::max_element(begin, begin + rows) - begin);
}

std::size_t rowOf(double hertz)
{
    return std::size_t(mmd::Spectrogram(rows).rowOf(hertz));
}

} // namespace

/// The spectrogram in tiles, at every zoom.
class TestSpectrumTiles : public QObject {
    Q_OBJECT
private slots:
    void everyZoomShowsThePitches_data();
    void everyZoomShowsThePitches();
    void aWideColumnHasTheMeanPower();
    void outsideThereIsSilence();
    void whatIsComputedIsKept();
    void anotherZoomIsShownUntilThen();
    void aGrowingSoundGetsTheSamePicture_data();
    void aGrowingSoundGetsTheSamePicture();
    void theMemoryIsLimited();
    void anyView_data();
    void anyView();
    void oneThreadComputesWhileAnotherDraws();

private:
    mmd::CachedSound cached(const Samples& samples)
    {
        return *cachedSound(mmd::pathFromUtf8(m_folder.path().toStdString()), samples, ++m_number);
    }
    /// 20 s of 500 Hz, then as much of 4 kHz.
    static Samples twoTones()
    {
        Samples samples = tone(20.0, 500.0, {44100, 1});
        const Samples second = tone(20.0, 4000.0, {44100, 1});
        samples.values.insert(samples.values.end(), second.values.begin(), second.values.end());
        return samples;
    }

    QTemporaryDir m_folder;
    std::uint64_t m_number = 0;
};

void TestSpectrumTiles::everyZoomShowsThePitches_data()
{
    QTest::addColumn<double>("width");
    for (const double width : {30.0, 128.0, 200.0, 1024.0, 1470.0, 3000.0, 20000.0, 100000.0})
        QTest::addRow("%g sound frames", width) << width;
}

void TestSpectrumTiles::everyZoomShowsThePitches()
{
    QFETCH(double, width);
    auto sound = cached(twoTones());
    SpectrumTiles tiles;
    const double middle = 20.0 * 44100.0;
    const double edge = std::max(2048.0, 2.0 * width); // of both tones
    const std::size_t count = std::min<std::size_t>(400, std::size_t(1.6e6 / width));
    const double first = middle - double(count / 2) * width;
    const Picture picture = pictureOf(tiles, sound, {first, width}, count);
    QVERIFY(!picture.empty());
    int before = 0, after = 0;
    for (std::size_t column = 0; column < count; ++column) {
        const double at = first + (double(column) + 0.5) * width;
        const std::size_t low = picture[column * rows + rowOf(500.0)];
        const std::size_t high = picture[column * rows + rowOf(4000.0)];
        if (at < middle - edge && at > edge) {
            ++before;
            QVERIFY(loudestRow(picture, column) - rowOf(500.0) + 1 <= 2);
            QVERIFY2(low > 225 && low < 242, qPrintable(QString::number(low))); // -6 dB of 80
            QVERIFY(high < 60);
        }
        if (at > middle + edge && at < 2.0 * middle - edge) {
            ++after;
            QVERIFY(loudestRow(picture, column) - rowOf(4000.0) + 1 <= 2);
            QVERIFY(high > 225 && high < 242 && low < 60);
        }
    }
    QVERIFY(before > 3 && after > 3);
}

/// 1 s of a tone in 16 s of silence.
void TestSpectrumTiles::aWideColumnHasTheMeanPower()
{
    Samples samples{{16384, 1}, std::vector<std::int16_t>(16 * 16384)};
    const Samples second = tone(1.0, 1000.0, {16384, 1});
    std::copy(second.values.begin(), second.values.end(), samples.values.begin() + 5 * 16384);
    auto sound = cached(samples);
    SpectrumTiles tiles;
    const Picture picture = pictureOf(tiles, sound, {0.0, 16.0 * 16384.0}, 1);
    // 12 dB below the tone's -6 dB, in steps of 80 dB / 255.
    const double expected = 255.0 * (1.0 - (6.0 + 12.0) / 80.0);
    QVERIFY(std::abs(double(picture[rowOf(1000.0)]) - expected) < 6.0);
}

void TestSpectrumTiles::outsideThereIsSilence()
{
    auto sound = cached(tone(1.0, 500.0, {44100, 1}));
    SpectrumTiles tiles;
    const Picture picture = pictureOf(tiles, sound, {-44100.0, 4410.0}, 40);
    QVERIFY(!picture.empty());
    for (std::size_t column = 0; column < 40; ++column) {
        const bool isInside = column >= 10 && column < 20;
        QCOMPARE(picture[column * rows + rowOf(500.0)] > 150, isInside);
    }
}

void TestSpectrumTiles::whatIsComputedIsKept()
{
    auto sound = cached(twoTones());
    SpectrumTiles tiles;
    const mmd::SoundView view{1000.0, 512.0};
    Picture picture(300 * rows);
    QVERIFY(!tiles.columns(view, picture));
    QVERIFY(std::all_of(picture.begin(), picture.end(), [](auto each) { return each == 0; }));
    int steps = 0;
    while (tiles.compute(sound, view, 300))
        ++steps;
    QCOMPARE(steps, 2); // tiles of 256 columns
    QVERIFY(tiles.columns(view, picture));
    // Scrolling by some columns, or another zoom between two powers of two, needs nothing more.
    QVERIFY(tiles.columns({view.first + 5000.0, view.width}, picture));
    QVERIFY(tiles.columns({view.first, 800.0}, picture));
    QVERIFY(!tiles.compute(sound, {view.first, 800.0}, 300));
}

void TestSpectrumTiles::anotherZoomIsShownUntilThen()
{
    auto sound = cached(tone(20.0, 500.0, {44100, 1}));
    SpectrumTiles tiles;
    QVERIFY(!pictureOf(tiles, sound, {44100.0, 512.0}, 200).empty());
    Picture picture(100 * rows);
    for (const double width : {256.0, 1024.0}) {
        QVERIFY(!tiles.columns({44100.0, width}, picture));
        for (std::size_t column = 0; column < 50; ++column)
            QCOMPARE(loudestRow(picture, column), rowOf(500.0));
    }
}

void TestSpectrumTiles::aGrowingSoundGetsTheSamePicture_data()
{
    everyZoomShowsThePitches_data();
}

void TestSpectrumTiles::aGrowingSoundGetsTheSamePicture()
{
    QFETCH(double, width);
    auto sound = cached(twoTones());
    const std::size_t count = std::min<std::size_t>(3000, std::size_t(1.8e6 / width));
    SpectrumTiles tiles, growing;
    for (const std::uint64_t frames : {100ull, 3000ull, 100000ull, 400003ull, 1000001ull}) {
        auto part = mmd::CachedSound::openPart(sound.path(), sound.format(), frames);
        QVERIFY(part.has_value());
        const Picture picture = pictureOf(growing, *part, {0.0, width}, count);
        // What is known is near the end of the part, and there is nothing after it.
        const auto end = std::size_t(double(frames) / width);
        std::size_t known = 0;
        for (std::size_t column = 0; column < count; ++column)
            if (picture[column * rows + loudestRow(picture, column)] > 0)
                known = column + 1;
        QVERIFY(known <= end + 1);
        QVERIFY(double(known + 2) * std::max(width, 128.0) + 2048.0 >
                double(std::min(frames, std::uint64_t(double(count) * width))));
    }
    QCOMPARE(pictureOf(growing, sound, {0.0, width}, count),
        pictureOf(tiles, sound, {0.0, width}, count));
}

void TestSpectrumTiles::theMemoryIsLimited()
{
    auto sound = cached(twoTones());
    constexpr std::size_t most = std::size_t(2) << 20;
    SpectrumTiles tiles, small(most);
    for (const double width : {128.0, 256.0, 512.0, 1024.0, 50000.0}) {
        const std::size_t count = std::size_t(1764000.0 / width);
        for (std::size_t first = 0; first < count; first += 1000) {
            const mmd::SoundView view{double(first) * width, width};
            QCOMPARE(pictureOf(small, sound, view, 1000), pictureOf(tiles, sound, view, 1000));
            QVERIFY(small.bytes() <= most);
        }
    }
    QVERIFY(tiles.bytes() > most);
}

void TestSpectrumTiles::anyView_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("width");
    QTest::newRow("before") << -1e18 << 10.0;
    QTest::newRow("after") << 1e18 << 1000.0;
    QTest::newRow("very wide") << -1e300 << 1e300;
    QTest::newRow("narrow") << 100.0 << 1e-6;
    QTest::newRow("a day") << 0.0 << 4e9;
}

void TestSpectrumTiles::anyView()
{
    QFETCH(double, first);
    QFETCH(double, width);
    auto sound = cached(tone(0.2, 440.0, {8000, 1}));
    SpectrumTiles tiles;
    QCOMPARE(pictureOf(tiles, sound, {first, width}, 5).size(), 5 * rows);
}

void TestSpectrumTiles::oneThreadComputesWhileAnotherDraws()
{
    auto sound = cached(twoTones());
    SpectrumTiles tiles(std::size_t(2) << 20);
    const mmd::SoundView view{0.0, 500.0};
    std::thread worker([&] {
        while (tiles.compute(sound, view, 3500))
            ;
    });
    Picture picture(3500 * rows);
    bool isKnown = false;
    while (!isKnown)
        isKnown = tiles.columns(view, picture);
    worker.join();
    for (std::size_t column = 10; column < 1700; ++column)
        QCOMPARE(loudestRow(picture, column), rowOf(500.0));
}

QTEST_GUILESS_MAIN(TestSpectrumTiles)
#include "test_spectrum_tiles.moc"
