// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/sound/spectrogram.h"
#include "tests/libmmd/sound/sound_files.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace odori::test;

/// The pitches of a sound as a picture.
class TestSpectrogram : public QObject {
    Q_OBJECT
private slots:
    void aToneIsInItsRow_data();
    void aToneIsInItsRow();
    void silenceIsBlack();
    void clicksAreInTheirColumns();
    void anyView_data();
    void anyView();

private:
    mmd::CachedSound cached(const Samples& samples)
    {
        return *cachedSound(mmd::pathFromUtf8(m_folder.path().toStdString()), samples, ++m_number);
    }

    QTemporaryDir m_folder;
    std::uint64_t m_number = 0;
};

void TestSpectrogram::aToneIsInItsRow_data()
{
    QTest::addColumn<double>("hertz");
    QTest::addColumn<unsigned>("rate");
    for (const double hertz : {110.0, 440.0, 1000.0, 5000.0})
        for (const unsigned rate : {22050u, 44100u})
            QTest::addRow("%g Hz, %u", hertz, rate) << hertz << rate;
}

void TestSpectrogram::aToneIsInItsRow()
{
    QFETCH(double, hertz);
    QFETCH(unsigned, rate);
    auto sound = cached(tone(1.0, hertz, {rate, 2}));
    mmd::Spectrogram spectrogram(100);
    const auto picture = spectrogram.columns(sound, {rate * 0.25, rate * 0.05}, 10);
    QCOMPARE(picture.size(), std::size_t(1000));
    // A bin is wider than a row at the low end.
    const double above = spectrogram.rowOf(hertz + rate / 2048.0) - spectrogram.rowOf(hertz) + 1.0;
    for (std::size_t column = 0; column < 10; ++column) {
        const auto begin = picture.begin() + std::ptrdiff_t(column * 100);
        const auto loudest = std::max_element(begin, begin + 100);
        QVERIFY(std::abs(double(loudest - begin) - spectrogram.rowOf(hertz)) < above);
        // Half of the full level: -6 dB of 80.
        QVERIFY2(*loudest > 225 && *loudest < 242, qPrintable(QString::number(*loudest)));
        QVERIFY(begin[std::ptrdiff_t(spectrogram.rowOf(hertz * 1.9))] < 100);
    }
}

void TestSpectrogram::silenceIsBlack()
{
    Samples silent{{44100, 1}, std::vector<std::int16_t>(44100)};
    auto sound = cached(silent);
    const auto picture = mmd::Spectrogram(50).columns(sound, {0.0, 1000.0}, 40);
    QVERIFY(
        std::all_of(picture.begin(), picture.end(), [](std::uint8_t each) { return each == 0; }));
}

void TestSpectrogram::clicksAreInTheirColumns()
{
    auto sound = cached(clicks(4.0, {44100, 1}, 0.05));
    mmd::Spectrogram spectrogram(60);
    const auto picture = spectrogram.columns(sound, {0.0, 4410.0}, 40);
    const auto row = std::size_t(spectrogram.rowOf(1000.0));
    for (std::size_t column = 0; column < 40; ++column)
        QCOMPARE(picture[column * 60 + row] > 150, column % 10 == 0);
}

void TestSpectrogram::anyView_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("width");
    QTest::newRow("before") << -1e9 << 10.0;
    QTest::newRow("after") << 1e12 << 1000.0;
    QTest::newRow("very wide") << 0.0 << 1e300;
    QTest::newRow("narrow") << 100.0 << 0.001;
}

void TestSpectrogram::anyView()
{
    QFETCH(double, first);
    QFETCH(double, width);
    auto sound = cached(tone(0.2, 440.0, {8000, 1})); // no pitch above 4 kHz
    for (const std::size_t rows : {std::size_t(1), std::size_t(300)})
        QCOMPARE(mmd::Spectrogram(rows).columns(sound, {first, width}, 3).size(), rows * 3);
}

QTEST_GUILESS_MAIN(TestSpectrogram)
#include "test_spectrogram.moc"
