// SPDX-License-Identifier: MIT
#include "tests/ui/sound/pulse_server.h"
#include "ui/sound/device_sink.h"

#include <QtCore/QElapsedTimer>

#include <atomic>
#include <cmath>

using namespace odori;
using namespace odori::test;

namespace {

/// Counts what it is asked for.
class CountingSource : public AudioSource {
public:
    std::atomic<std::uint64_t> frames = 0;
    void fill(std::span<std::int16_t> samples) noexcept override
    {
        std::fill(samples.begin(), samples.end(), std::int16_t(0));
        frames += samples.size() / 2;
    }
};

} // namespace

/// The real sink, on a PulseAudio server of the test with a device that plays nothing.
class TestDeviceSink : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase() { m_server.stop(); }
    void theClockRunsAndIsSmooth();
    void itStartsAgain();
    void aDeviceThatIsRemovedFails();
    void withoutADeviceItDoesNotStart();

private:
    PulseServer m_server;
};

void TestDeviceSink::initTestCase()
{
    if (const QString why = m_server.start(); !why.isEmpty())
        QSKIP(qPrintable(why));
}

void TestDeviceSink::theClockRunsAndIsSmooth()
{
    CountingSource source;
    DeviceSink sink;
    QCOMPARE(sink.rateFor(44100), 44100u);
    QCOMPARE(sink.rateFor(384000), 192000u);
    QVERIFY(sink.start({44100, 2}, source));
    QTRY_VERIFY_WITH_TIMEOUT(sink.framesPlayed() > 22050.0, 10000);
    double before = sink.framesPlayed();
    QElapsedTimer timer;
    timer.start();
    const double first = before;
    while (timer.elapsed() < 1500) {
        QTest::qWait(4);
        const double now = sink.framesPlayed();
        QVERIFY(now >= before);
        QVERIFY(now <= double(source.frames)); // nothing is heard before it was asked for
        before = now;
    }
    const double seconds = double(timer.nsecsElapsed()) * 1e-9;
    const double rate = (before - first) / seconds;
    // The clock of the device is about that of the machine; a busy machine may pause it.
    QVERIFY2(rate > 44100.0 * 0.7 && rate < 44100.0 * 1.2, qPrintable(QString::number(rate)));
    sink.stop();
    const std::uint64_t asked = source.frames;
    QTest::qWait(50);
    QCOMPARE(std::uint64_t(source.frames), asked);
}

void TestDeviceSink::itStartsAgain()
{
    CountingSource source;
    DeviceSink sink;
    for (const std::uint32_t rate : {8000u, 44100u, 192000u, 48000u}) {
        QVERIFY(sink.start({rate, 2}, source));
        QVERIFY(sink.framesPlayed() < double(rate) / 2.0);
        QTRY_VERIFY_WITH_TIMEOUT(sink.framesPlayed() > double(rate) / 10.0, 10000);
    }
}

void TestDeviceSink::aDeviceThatIsRemovedFails()
{
    CountingSource source;
    DeviceSink sink;
    QSignalSpy failed(&sink, &AudioSink::failed);
    QVERIFY(sink.start({44100, 2}, source));
    QTRY_VERIFY_WITH_TIMEOUT(sink.framesPlayed() > 4410.0, 10000);
    QCOMPARE(failed.count(), 0);
    QVERIFY(m_server.removeDevice());
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 10000);
    const double last = sink.framesPlayed();
    QTest::qWait(100);
    QCOMPARE(sink.framesPlayed(), last);
    QCOMPARE(failed.count(), 1);
}

/// After the device was removed.
void TestDeviceSink::withoutADeviceItDoesNotStart()
{
    CountingSource source;
    DeviceSink sink;
    QTRY_VERIFY_WITH_TIMEOUT(!sink.start({44100, 2}, source), 10000);
    m_server.stop();
    QTRY_VERIFY_WITH_TIMEOUT(!sink.start({44100, 2}, source), 10000);
    QCOMPARE(sink.framesPlayed(), 0.0);
}

QTEST_GUILESS_MAIN(TestDeviceSink)
#include "test_device_sink.moc"
