// SPDX-License-Identifier: MIT
#include "libmmd/sound/time_stretch.h"
#include "tests/libmmd/sound/sound_files.h"

#include <QtTest/QTest>

#include <cmath>

using namespace odori::test;

/// Speed at the same pitch, and other rates.
class TestTimeStretch : public QObject {
    Q_OBJECT
private slots:
    void thePitchIsKept_data();
    void thePitchIsKept();
    void clicksAreAtTheirTimes_data();
    void clicksAreAtTheirTimes();
    void normalSpeedIsUnchanged();
    void speedsAreLimited();
    void latencyIsWhatIsMissing();
    void theSmallestNumbersAreKept();
};

/// Everything that comes out for `samples`.
static Samples stretched(const Samples& samples, double speed, std::uint32_t rate)
{
    mmd::TimeStretch stretch(samples.format, speed, rate);
    Samples result{{rate, samples.format.channels}, {}};
    std::vector<std::int16_t> block(1000 * samples.format.channels);
    for (std::size_t at = 0; at < samples.values.size(); at += block.size()) {
        const std::size_t count = std::min(block.size(), samples.values.size() - at);
        stretch.give(std::span(samples.values).subspan(at, count));
        for (std::size_t got = 1; got > 0;) {
            got = stretch.take(block);
            result.values.insert(result.values.end(), block.begin(),
                block.begin() + std::ptrdiff_t(got * samples.format.channels));
        }
    }
    return result;
}

/// By counting how often it passes zero upwards, without the first and the last part.
static double pitchOf(const Samples& samples)
{
    const std::size_t channels = samples.format.channels;
    const std::size_t first = samples.frames() / 5, last = samples.frames() * 4 / 5;
    int count = 0;
    for (std::size_t frame = first; frame < last; ++frame)
        count +=
            samples.values[frame * channels] < 0 && samples.values[(frame + 1) * channels] >= 0;
    return count * double(samples.format.rate) / double(last - first);
}

void TestTimeStretch::thePitchIsKept_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<unsigned>("rate");
    for (const double speed : {0.25, 0.5, 0.8, 1.0, 1.25, 1.5, 2.0})
        QTest::addRow("%g", speed) << speed << 44100u;
    QTest::newRow("1, 48 kHz") << 1.0 << 48000u;
    QTest::newRow("0.5, 22 kHz") << 0.5 << 22050u;
}

void TestTimeStretch::thePitchIsKept()
{
    QFETCH(double, speed);
    QFETCH(unsigned, rate);
    const Samples slow = stretched(tone(8.0, 440.0), speed, rate);
    QVERIFY(std::abs(pitchOf(slow) - 440.0) < 3.0);
    const double seconds = double(slow.frames()) / rate;
    QVERIFY(std::abs(seconds - 8.0 / speed) < 0.3 / speed);
}

void TestTimeStretch::clicksAreAtTheirTimes_data()
{
    thePitchIsKept_data();
}

void TestTimeStretch::clicksAreAtTheirTimes()
{
    QFETCH(double, speed);
    QFETCH(unsigned, rate);
    const Samples result = stretched(clicks(40.0, {44100, 2}, 0.1), speed, rate);
    const mmd::TimeStretch stretch({44100, 2}, speed, rate);
    int found = 0;
    double before = -1e9;
    for (std::size_t frame = 0; frame < result.frames(); ++frame) {
        if (std::abs(result.values[2 * frame]) < 8000)
            continue;
        const double seconds = double(frame) * stretch.inputPerOutput() / 44100.0;
        if (seconds - before > 0.3) { // a new click
            ++found;
            QVERIFY2(std::abs(seconds - std::round(seconds)) < 0.04,
                qPrintable(QString::number(seconds)));
        }
        before = seconds;
    }
    QVERIFY2(found >= 39, qPrintable(QString::number(found)));
    QVERIFY(found <= 40);
}

void TestTimeStretch::normalSpeedIsUnchanged()
{
    QVERIFY(mmd::TimeStretch({44100, 2}, 1.0, 44100).isUnchanged());
    QVERIFY(!mmd::TimeStretch({44100, 2}, 1.01, 44100).isUnchanged());
    QVERIFY(!mmd::TimeStretch({44100, 2}, 1.0, 48000).isUnchanged());
}

void TestTimeStretch::speedsAreLimited()
{
    QCOMPARE(mmd::TimeStretch({44100, 2}, 0.0, 44100).inputPerOutput(), 0.25);
    QCOMPARE(mmd::TimeStretch({44100, 2}, 100.0, 44100).inputPerOutput(), 2.0);
    QCOMPARE(mmd::TimeStretch({384000, 1}, 1.0, 48000).inputPerOutput(), 8.0);
}

void TestTimeStretch::latencyIsWhatIsMissing()
{
    mmd::TimeStretch stretch({44100, 1}, 0.5, 44100);
    QCOMPARE(stretch.latency(), 0.0);
    const Samples samples = tone(1.0, 440.0, {44100, 1});
    stretch.give(samples.values);
    QCOMPARE(stretch.latency(), 44100.0);
    std::vector<std::int16_t> block(100000);
    const std::size_t got = stretch.take(block);
    QVERIFY(got > 0 && got < block.size());
    QCOMPARE(stretch.latency(), 44100.0 - double(got) * 0.5);
    stretch.clear();
    QCOMPARE(stretch.latency(), 0.0);
    QCOMPARE(stretch.take(block), std::size_t(0));
}

/// SoundTouch switches them off for the whole program when it is loaded.
void TestTimeStretch::theSmallestNumbersAreKept()
{
    const volatile float smallest = 1e-45f, small = 1e-39f;
    QVERIFY(smallest * 1.0f > 0.0f);
    QVERIFY(small * 0.5f > 0.0f);
}

QTEST_GUILESS_MAIN(TestTimeStretch)
#include "test_time_stretch.moc"
