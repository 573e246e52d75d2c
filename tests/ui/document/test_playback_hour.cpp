// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/libmmd/sound/sound_files.h"
#include "tests/ui/document/play_range_scene.h"
#include "tests/ui/sound/fake_sink.h"
#include "ui/document/playback.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>
#include <memory>

using namespace odori;
using namespace odori::test;

/// An hour of playback with a sound, in the time of the test's device.
class TestPlaybackHour : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void theFrameFollowsTheAudioClock_data();
    void theFrameFollowsTheAudioClock();
    void aLoopHasNeitherGapsNorRepeatedSamples_data();
    void aLoopHasNeitherGapsNorRepeatedSamples();

private:
    static constexpr std::uint32_t rate = 8000;
    static constexpr double tenMilliseconds = 0.3; // frames

    void load(const Samples& samples);
    /// Moves the true time, and shows the frame.
    void advance(double seconds)
    {
        m_seconds += seconds;
        m_sink->advance(seconds, [this] { m_player->feed(); });
        const double before = m_document->currentFrame();
        for (int i = 0; i < 1000 && m_document->currentFrame() == before; ++i)
            QCoreApplication::processEvents(); // the timer of Playback waits 0 ms
        QVERIFY(m_document->currentFrame() != before);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<SoundPlayer> m_player;
    std::unique_ptr<Playback> m_playback;
    FakeSink* m_sink = nullptr;
    double m_seconds = 7.0;
};

void TestPlaybackHour::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<Document>();
    auto sink = std::make_unique<FakeSink>();
    m_sink = sink.get();
    m_player = std::make_unique<SoundPlayer>(
        std::move(sink), [this] { return m_seconds; }, SoundFeeder::Feeding::OnDemand);
    m_playback = std::make_unique<Playback>(*m_document, [this] { return m_seconds; });
    m_playback->setUncapped();
    m_playback->setSound(m_player.get());
}

void TestPlaybackHour::cleanup()
{
    m_playback.reset();
    m_player.reset();
}

void TestPlaybackHour::load(const Samples& samples)
{
    auto sound = cachedSound(mmd::pathFromUtf8(m_folder->path().toStdString()), samples, 1);
    QVERIFY(sound.has_value());
    m_player->setSound(std::move(*sound));
    m_playback->soundChanged();
}

void TestPlaybackHour::theFrameFollowsTheAudioClock_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<double>("clock");
    for (const double speed : {0.5, 1.0, 2.0})
        for (const double clock : {1.0, 1.001})
            QTest::addRow("speed %g, clock %g", speed, clock) << speed << clock;
}

/// The sound has a minute; the silence after it counts like sound.
void TestPlaybackHour::theFrameFollowsTheAudioClock()
{
    QFETCH(double, speed);
    QFETCH(double, clock);
    openWithRange(*m_document, 0, 300000);
    load(tone(60.0, 440.0, {rate, 1}));
    m_sink->speed = clock;
    m_sink->isKept = false;
    m_playback->setLooping(false);
    m_playback->setSpeed(speed);
    m_playback->play();
    double worst = 0.0;
    for (int second = 0; second < 3600; ++second) {
        advance(1.0);
        const double heard = m_sink->framesPlayed() / rate * speed * 30.0;
        worst = std::max(worst, std::abs(m_document->currentFrame() - heard));
    }
    QVERIFY2(worst < tenMilliseconds, qPrintable(QString::number(worst)));
    QVERIFY(std::abs(m_document->currentFrame() - 3600.0 * clock * speed * 30.0) < tenMilliseconds);
    QCOMPARE(m_sink->starts, 1);
    QVERIFY(m_playback->isPlaying());
}

void TestPlaybackHour::aLoopHasNeitherGapsNorRepeatedSamples_data()
{
    QTest::addColumn<unsigned>("first");
    QTest::addColumn<unsigned>("last");
    QTest::newRow("whole samples") << 31u << 97u;
    QTest::newRow("parts of samples") << 10u << 17u;
    QTest::newRow("to after the sound") << 60u << 200u;
}

/// Each sample that the device got in an hour is the one of the decoded sound, in its order.
void TestPlaybackHour::aLoopHasNeitherGapsNorRepeatedSamples()
{
    QFETCH(unsigned, first);
    QFETCH(unsigned, last);
    openWithRange(*m_document, first, last);
    Samples samples{{rate, 1}, {}};
    for (std::uint32_t frame = 0; frame < 5 * rate; ++frame)
        samples.values.push_back(std::int16_t(frame + 1)); // all different, none silent
    load(samples);
    m_sink->speed = 1.001;
    m_document->setCurrentFrame(first);
    m_playback->play();
    const auto begin = std::size_t(std::llround(first * double(rate) / 30.0));
    const auto end = std::size_t(std::llround(last * double(rate) / 30.0));
    const std::size_t length = end - begin;
    double worst = 0.0;
    for (int step = 0; step < 3600 * 10 / 9; ++step) {
        advance(0.9);
        const double heard = double(begin) + std::fmod(m_sink->framesPlayed(), double(length));
        double wrong = std::abs(m_document->currentFrame() - heard / rate * 30.0);
        wrong = std::min(wrong, double(last - first) - wrong); // at the begin and the end
        worst = std::max(worst, wrong);
    }
    QVERIFY2(worst < tenMilliseconds, qPrintable(QString::number(worst)));
    QCOMPARE(m_sink->starts, 1);
    QVERIFY(m_sink->heard.size() > std::size_t(rate) * 3600);
    for (std::size_t at = 0; at < m_sink->heard.size(); ++at) {
        const std::size_t frame = begin + at % length;
        const std::int16_t expected =
            frame < samples.values.size() ? samples.values[frame] : std::int16_t(0);
        if (m_sink->heard[at] != expected)
            QCOMPARE(m_sink->heard[at], expected);
    }
}

QTEST_GUILESS_MAIN(TestPlaybackHour)
#include "test_playback_hour.moc"
