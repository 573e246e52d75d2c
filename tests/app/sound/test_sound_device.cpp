// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/sound/sound_window.h"
#include "tests/ui/sound/pulse_server.h"
#include "ui/sound/device_sink.h"

using namespace odori;
using namespace odori::test;

/// The real window with the real sound device, on a PulseAudio server of the test.
class TestSoundDevice : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase() { m_server.stop(); }
    void aDeviceThatIsRemovedWhilePlayingIsSaidOnce();

private:
    PulseServer m_server;
};

void TestSoundDevice::initTestCase()
{
    prepare("test_sound_device");
    if (const QString why = m_server.start(); !why.isEmpty())
        QSKIP(qPrintable(why));
}

void TestSoundDevice::aDeviceThatIsRemovedWhilePlayingIsSaidOnce()
{
    auto device = std::make_unique<DeviceSink>();
    const AudioSink& sink = *device;
    SoundWindow window(std::unique_ptr<AudioSink>(std::move(device)));
    Document& document = window.session.document();
    Playback& playback = window.session.playback();
    const auto message = [&] { return window.window.messageBar().text(); };
    QVERIFY(window.openSound(window.clickFile(QStringLiteral("song.wav"), 120.0)));
    window.run("playback.play");
    QVERIFY(window.soundtrack().player().hasDevice());
    for (const double seconds : {0.5, 1.0, 1.5}) {
        QTRY_VERIFY_WITH_TIMEOUT(sink.framesPlayed() > seconds * 44100.0, 20000);
        // The frame is that of the clock between two readings of it, to 10 ms.
        const double before = sink.framesPlayed() / 44100.0 * 30.0;
        QSignalSpy shown(&document, &Document::currentFrameChanged);
        QVERIFY(shown.wait(20000));
        const double after = sink.framesPlayed() / 44100.0 * 30.0;
        QVERIFY(document.currentFrame() > before - 0.3 && document.currentFrame() < after + 0.3);
    }
    QVERIFY2(message().isEmpty(), qPrintable(message()));

    QSignalSpy said(&window.soundtrack().player(), &SoundPlayer::deviceMissing);
    QVERIFY(m_server.removeDevice());
    QTRY_VERIFY_WITH_TIMEOUT(!window.soundtrack().player().hasDevice(), 20000);
    const double frame = document.currentFrame();
    QVERIFY(frame > 45.0);
    QVERIFY2(message().contains(QStringLiteral("not available any more")), qPrintable(message()));
    QVERIFY(playback.isPlaying());
    QTRY_VERIFY_WITH_TIMEOUT(document.currentFrame() > frame + 15.0, 20000);

    // Once: playing again without a device says nothing more.
    window.window.messageBar().clear();
    window.run("playback.play");
    QVERIFY(!playback.isPlaying());
    window.run("playback.play");
    const double again = document.currentFrame();
    QTRY_VERIFY_WITH_TIMEOUT(document.currentFrame() > again + 5.0, 20000);
    QCOMPARE(said.count(), 1);
    QVERIFY2(message().isEmpty(), qPrintable(message()));
    window.run("playback.play");

    // The next playing uses a device that came later.
    QVERIFY(m_server.addDevice());
    const auto isHeard = [&] {
        if (playback.isPlaying())
            window.run("playback.play");
        window.run("playback.play");
        return window.soundtrack().player().hasDevice();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isHeard(), 20000); // Qt learns of it a little later
    const double third = document.currentFrame();
    QTRY_VERIFY_WITH_TIMEOUT(document.currentFrame() > third + 5.0, 20000);
    QCOMPARE(said.count(), 1);
}

QTEST_MAIN(TestSoundDevice)
#include "test_sound_device.moc"
