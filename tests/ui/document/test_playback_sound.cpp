// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/libmmd/sound/sound_files.h"
#include "tests/ui/document/play_range_scene.h"
#include "tests/ui/sound/fake_sink.h"
#include "ui/document/playback.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>
#include <memory>

using namespace odori;
using namespace odori::test;

/// Playback with a sound: the device's clock, which the test moves, chooses the frame.
class TestPlaybackSound : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void theFrameFollowsTheSound();
    void theOffsetMovesTheSoundOnly();
    void theLoopIsThatOfTheSound();
    void theRangeMayChangeWhileItPlays();
    void theRangeMayGrowWhileItPlays();
    void stepsBeginAtWholeFrames();
    void speedsThatNoSoundHas();
    void scrubbingMeanwhileMovesTheSound();
    void withoutASoundTheClockCounts();
    void withoutADeviceItPlaysOn();
    void itEndsWithTheRange();

private:
    void load(std::uint32_t playLast) { openWithRange(*m_document, 0, playLast); }
    /// The device's time and the machine's, which is wrong on purpose.
    void advance(double seconds)
    {
        m_seconds += 5.0 * seconds;
        m_sink->advance(seconds, [this] { m_player->feed(); });
    }
    [[nodiscard]] bool isAt(double frame) const
    {
        return std::abs(m_document->currentFrame() - frame) < 0.01;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<SoundPlayer> m_player;
    std::unique_ptr<Playback> m_playback;
    FakeSink* m_sink = nullptr;
    double m_seconds = 7.0;
};

static const Samples& song()
{
    static const Samples samples = clicks(20.0, {44100, 1});
    return samples;
}

void TestPlaybackSound::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<Document>();
    load(0);
    auto sink = std::make_unique<FakeSink>();
    m_sink = sink.get();
    m_player = std::make_unique<SoundPlayer>(
        std::move(sink), [this] { return m_seconds; }, SoundFeeder::Feeding::OnDemand);
    m_playback = std::make_unique<Playback>(*m_document, [this] { return m_seconds; });
    m_playback->setSound(m_player.get());
    auto sound = cachedSound(mmd::pathFromUtf8(m_folder->path().toStdString()), song(), 1);
    QVERIFY(sound.has_value());
    m_player->setSound(std::move(*sound));
    m_playback->soundChanged();
}

void TestPlaybackSound::cleanup()
{
    m_playback.reset();
    m_player.reset();
}

void TestPlaybackSound::theFrameFollowsTheSound()
{
    m_document->setCurrentFrame(30.0);
    m_playback->play();
    QVERIFY(m_player->isPlaying());
    m_seconds += 3.0; // the machine's clock does not count
    QTest::qWait(40);
    QVERIFY(isAt(30.0));
    for (int step = 0; step < 5; ++step) {
        advance(0.51);
        QTRY_VERIFY(isAt(30.0 + 15.3 * (step + 1)));
        QVERIFY(std::abs(m_player->position() * 30.0 - m_document->currentFrame()) < 0.01);
    }
    m_playback->stop();
    QVERIFY(!m_player->isPlaying());
    QVERIFY(!m_sink->isRunning());
}

void TestPlaybackSound::theOffsetMovesTheSoundOnly()
{
    m_player->setOffset(-0.7);
    m_document->setCurrentFrame(60.0);
    m_playback->play();
    advance(1.0);
    QTRY_VERIFY(isAt(90.0));
    // At frame 60 of the scene is 2.7 s of the sound: the next click is 0.3 s later.
    const auto loud = std::find_if(
        m_sink->heard.begin(), m_sink->heard.end(), [](std::int16_t each) { return each > 20000; });
    QVERIFY(std::abs(double(loud - m_sink->heard.begin()) / 44100.0 - 0.3) < 0.001);
}

void TestPlaybackSound::theLoopIsThatOfTheSound()
{
    load(60);
    m_document->setCurrentFrame(45.0);
    m_playback->play();
    advance(0.75); // 67.5
    QTRY_VERIFY(isAt(7.5));
    advance(2.0);
    QTRY_VERIFY(isAt(7.5));
    for (int step = 0; step < 20; ++step)
        advance(0.1);
    QTRY_VERIFY(isAt(7.5));
    QCOMPARE(m_sink->starts, 1);
    // 1.5 s to 2 s of the sound, then 0 s to 2 s again and again.
    for (std::size_t at = 0; at < 44100 * 4; ++at) {
        const std::size_t frame = at < 22050 ? 66150 + at : (at - 22050) % 88200;
        const bool isClick = frame % 44100 == 0;
        if (isClick)
            QVERIFY(m_sink->heard[at] > 20000);
        else if (frame % 44100 > 300)
            QVERIFY(m_sink->heard[at] < 100);
    }
    m_playback->setLooping(false);
    advance(2.0);
    QTRY_VERIFY(!m_playback->isPlaying());
    QCOMPARE(m_document->currentFrame(), 60.0);
}

void TestPlaybackSound::theRangeMayChangeWhileItPlays()
{
    m_playback->play();
    advance(2.0);
    QTRY_VERIFY(isAt(60.0));
    load(90);
    QTest::qWait(40);
    advance(2.0);                                                   // 120: 30 after the end
    QTRY_VERIFY(std::abs(m_document->currentFrame() - 30.0) < 2.0); // and the device's buffer
    load(20);                                                       // before the current frame
    QTRY_VERIFY(m_document->currentFrame() < 20.0);
    QVERIFY(m_playback->isPlaying() && m_player->isPlaying());
}

/// The sound must not go on looping where the range ended before.
void TestPlaybackSound::theRangeMayGrowWhileItPlays()
{
    load(60);
    m_playback->play();
    advance(1.0);
    QTRY_VERIFY(isAt(30.0));
    load(200);
    QTest::qWait(60); // a tick sees it
    for (int step = 0; step < 30; ++step)
        advance(0.1);
    QTRY_VERIFY(m_document->currentFrame() > 110.0);
}

void TestPlaybackSound::stepsBeginAtWholeFrames()
{
    m_player->setOffset(0.000017); // not at a whole sample
    m_playback->setStepped(true);
    for (const double frame : {11.0, 12.0, 13.0, 14.0}) {
        m_document->setCurrentFrame(frame);
        m_playback->play();
        QTest::qWait(20);
        QCOMPARE(m_document->currentFrame(), frame);
        advance(0.05);
        QTRY_COMPARE(m_document->currentFrame(), frame + 1.0);
        m_playback->stop();
    }
}

void TestPlaybackSound::speedsThatNoSoundHas()
{
    m_playback->setSpeed(0.5);
    m_playback->play();
    advance(2.0);
    QTRY_VERIFY(std::abs(m_document->currentFrame() - 30.0) < 0.1);
    m_playback->setSpeed(4.0); // silent, by the clock
    QVERIFY(!m_player->isPlaying());
    const double before = m_document->currentFrame();
    m_seconds += 1.0;
    QTRY_VERIFY(isAt(before + 120.0));
    m_playback->setSpeed(1.0);
    QVERIFY(m_player->isPlaying());
    advance(1.0);
    QTRY_VERIFY(isAt(before + 150.0));
}

void TestPlaybackSound::scrubbingMeanwhileMovesTheSound()
{
    m_playback->play();
    advance(1.0);
    QTRY_VERIFY(isAt(30.0));
    m_document->setCurrentFrame(300.0);
    QTRY_VERIFY(std::abs(m_player->position() - 10.0) < 0.001);
    advance(0.5); // of it, the device still has 2000 sound frames of before
    QTRY_VERIFY(m_document->currentFrame() > 313.0 && m_document->currentFrame() <= 315.0);
    QCOMPARE(m_sink->starts, 1);
}

void TestPlaybackSound::withoutASoundTheClockCounts()
{
    m_player->setSound(std::nullopt);
    m_playback->soundChanged();
    m_playback->play();
    m_seconds += 1.0;
    QTRY_VERIFY(isAt(30.0));
    QCOMPARE(m_sink->starts, 0);
    auto sound = cachedSound(mmd::pathFromUtf8(m_folder->path().toStdString()), song(), 2);
    m_player->setSound(std::move(*sound)); // opened while it plays
    m_playback->soundChanged();
    QVERIFY(m_player->isPlaying());
    advance(1.0);
    QTRY_VERIFY(isAt(60.0));
    m_playback->setSound(nullptr);
    QVERIFY(!m_player->isPlaying());
    m_seconds += 1.0;
    QTRY_VERIFY(isAt(90.0));
}

void TestPlaybackSound::withoutADeviceItPlaysOn()
{
    m_playback->play();
    advance(1.0);
    QTRY_VERIFY(isAt(30.0));
    m_sink->vanish();
    m_seconds += 2.0;
    QTRY_VERIFY(isAt(90.0));
    QVERIFY(m_playback->isPlaying());
}

void TestPlaybackSound::itEndsWithTheRange()
{
    load(50);
    m_playback->setLooping(false);
    m_playback->setReturning(true);
    m_document->setCurrentFrame(5.0);
    m_playback->play();
    advance(3.0);
    QTRY_VERIFY(!m_playback->isPlaying());
    QCOMPARE(m_document->currentFrame(), 5.0);
    QVERIFY(!m_player->isPlaying());
    m_playback->playFrames(30, 40);
    QVERIFY(std::abs(m_player->position() - 1.0) < 0.001);
    m_playback->stop();
}

QTEST_GUILESS_MAIN(TestPlaybackSound)
#include "test_playback_sound.moc"
