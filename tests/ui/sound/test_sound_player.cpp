// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/libmmd/sound/sound_files.h"
#include "tests/ui/sound/fake_sink.h"
#include "ui/sound/sound_player.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <cmath>
#include <memory>

using namespace odori;
using namespace odori::test;

/// Playing a sound on a device whose clock the test moves.
class TestSoundPlayer : public QObject {
    Q_OBJECT
private slots:
    void init();
    void samplesAndPositionAgree();
    void theDevicesClockCountsForAnHour();
    void aLoopHasNoGap_data();
    void aLoopHasNoGap();
    void theSpeedKeepsPitchAndPosition_data();
    void theSpeedKeepsPitchAndPosition();
    void theOffsetMovesTheSound_data();
    void theOffsetMovesTheSound();
    void afterTheSoundItIsSilent();
    void anotherRateOfTheDevice();
    void volumeAndMute();
    void jumpsAreHeardAtOnce();
    void changesKeepThePosition();
    void scrubbingPlaysAShortPiece();
    void withoutADeviceTheClockCounts();
    void aDeviceThatVanishesIsSaidOnce();
    void aDeviceThatComesBackIsUsed();
    void withoutASoundNothingPlays();
    void theThreadFeedsIt();

private:
    /// Makes the player with this sound.
    void load(const Samples& samples);
    void advance(double seconds)
    {
        m_seconds += seconds;
        m_sink->advance(seconds, [this] { m_player->feed(); });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SoundPlayer> m_player;
    FakeSink* m_sink = nullptr;
    double m_seconds = 0.0; ///< the true time
    std::uint64_t m_sounds = 0;
};

void TestSoundPlayer::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_seconds = 100.0;
    auto sink = std::make_unique<FakeSink>();
    m_sink = sink.get();
    m_player = std::make_unique<SoundPlayer>(
        std::move(sink), [this] { return m_seconds; }, SoundFeeder::Feeding::OnDemand);
}

void TestSoundPlayer::load(const Samples& samples)
{
    auto sound =
        cachedSound(mmd::pathFromUtf8(m_folder->path().toStdString()), samples, ++m_sounds);
    QVERIFY(sound.has_value());
    m_player->setSound(std::move(*sound));
    QVERIFY(m_player->hasSound());
}

/// Mono sound frames that begin a loud part after 0.1 s of quiet.
static std::vector<double> clickTimes(std::span<const std::int16_t> samples, double rate)
{
    std::vector<double> times;
    double last = -1.0;
    for (std::size_t at = 0; at < samples.size(); ++at) {
        if (std::abs(samples[at]) < 8000)
            continue;
        const double time = double(at) / rate;
        if (last < 0.0 || time - last > 0.1)
            times.push_back(time);
        last = time;
    }
    return times;
}

void TestSoundPlayer::samplesAndPositionAgree()
{
    const Samples samples = clicks(8.0, {44100, 1});
    load(samples);
    m_player->play(1.5);
    QVERIFY(m_player->isPlaying() && m_player->hasDevice());
    QCOMPARE(m_player->position(), 1.5);
    for (int step = 0; step < 300; ++step) {
        advance(0.0167);
        const double played = m_sink->framesPlayed();
        QVERIFY(std::abs(m_player->position() - (1.5 + played / 44100.0)) < 1e-6);
    }
    // What was played is the file from there, sample for sample.
    const auto first = samples.values.begin() + 66150;
    QVERIFY(m_sink->heard.size() > 44100 * 5);
    QVERIFY(std::equal(m_sink->heard.begin(), m_sink->heard.begin() + 44100 * 5, first));
    m_player->stop();
    QVERIFY(!m_sink->isRunning());
    QVERIFY(std::abs(m_player->position() - (1.5 + 300 * 0.0167)) < 1e-6);
}

void TestSoundPlayer::theDevicesClockCountsForAnHour()
{
    constexpr std::uint32_t rate = 8000;
    load(tone(30.0, 440.0, {rate, 1}));
    m_sink->speed = 1.001; // 3.6 s an hour
    m_sink->isKept = false;
    m_player->play(0.0);
    double worst = 0.0;
    for (int second = 0; second < 3600; ++second) {
        advance(1.0);
        const double heard = m_sink->framesPlayed() / rate;
        worst = std::max(worst, std::abs(m_player->position() - heard));
    }
    QVERIFY2(worst < 0.001, qPrintable(QString::number(worst))); // the aim is 0.01 s
    QVERIFY(std::abs(m_player->position() - 3603.6) < 0.01);
}

void TestSoundPlayer::aLoopHasNoGap_data()
{
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("end");
    QTest::newRow("half a second") << 1.0 << 1.5;
    QTest::newRow("three frames") << 2.0 << 2.1;
    QTest::newRow("longer than the queue") << 0.5 << 3.7;
    QTest::newRow("before and after the sound") << -1.0 << 5.0;
}

void TestSoundPlayer::aLoopHasNoGap()
{
    QFETCH(double, first);
    QFETCH(double, end);
    Samples samples{{30000, 2}, {}};
    for (int frame = 0; frame < 4 * 30000; ++frame) // all different
        for (int channel = 0; channel < 2; ++channel)
            samples.values.push_back(std::int16_t((frame * 2 + channel) % 65536 - 32768));
    load(samples);
    m_player->setLoop(SoundPlayer::Range{first, end});
    m_player->play(first);
    for (int step = 0; step < 500; ++step) {
        advance(0.03);
        const double expected = first + std::fmod(double(step + 1) * 0.03, end - first);
        const double wrong = std::abs(m_player->position() - expected);
        QVERIFY(wrong < 1e-6 || std::abs(wrong - (end - first)) < 1e-6);
    }
    const auto from = std::int64_t(std::llround(first * 30000.0));
    const auto length = std::int64_t(std::llround((end - first) * 30000.0));
    QVERIFY(m_sink->heard.size() > 2u * 30000u * 14u);
    for (std::size_t at = 0; at < m_sink->heard.size(); ++at) {
        const std::int64_t frame = from + std::int64_t(at / 2) % length;
        const bool isInside = frame >= 0 && frame < 4 * 30000;
        const std::int16_t expected =
            isInside ? samples.values[std::size_t(frame * 2) + at % 2] : std::int16_t(0);
        if (m_sink->heard[at] != expected)
            QCOMPARE(m_sink->heard[at], expected);
    }
}

void TestSoundPlayer::theSpeedKeepsPitchAndPosition_data()
{
    QTest::addColumn<double>("speed");
    for (const double speed : {0.25, 0.5, 0.75, 1.0, 1.5, 2.0})
        QTest::addRow("%g", speed) << speed;
}

void TestSoundPlayer::theSpeedKeepsPitchAndPosition()
{
    QFETCH(double, speed);
    load(clicks(30.0, {44100, 1}, 0.2));
    m_player->setSpeed(speed);
    m_player->play(2.5);
    for (int step = 0; step < 400; ++step) {
        advance(0.025);
        QVERIFY(std::abs(m_player->position() - (2.5 + double(step + 1) * 0.025 * speed)) < 0.001);
    }
    const auto times = clickTimes(m_sink->heard, 44100.0);
    QVERIFY(times.size() >= std::size_t(10.0 * speed));
    for (const double time : times) {
        const double inFile = 2.5 + time * speed;
        QVERIFY2(std::abs(inFile - std::round(inFile)) < 0.04, qPrintable(QString::number(inFile)));
        // The click of 1 kHz is one of 1 kHz: how often it passes 0 in 25 ms.
        const auto begin = std::size_t((time + 0.05 / speed) * 44100.0);
        int count = 0;
        for (std::size_t at = begin; at < begin + 1102 && at + 1 < m_sink->heard.size(); ++at)
            count += m_sink->heard[at] < 0 && m_sink->heard[at + 1] >= 0;
        if (begin + 1103 < m_sink->heard.size())
            QVERIFY2(std::abs(count - 25) <= 2, qPrintable(QString::number(count)));
    }
}

void TestSoundPlayer::theOffsetMovesTheSound_data()
{
    QTest::addColumn<double>("offset");
    QTest::newRow("later") << 0.75;
    QTest::newRow("earlier") << -1.2;
}

void TestSoundPlayer::theOffsetMovesTheSound()
{
    QFETCH(double, offset);
    load(clicks(8.0, {44100, 1}));
    m_player->setOffset(offset);
    m_player->play(0.0);
    QCOMPARE(std::round(m_player->position() * 44100.0), 0.0);
    for (int step = 0; step < 100; ++step)
        advance(0.05);
    QVERIFY(std::abs(m_player->position() - 5.0) < 1e-4);
    const auto times = clickTimes(m_sink->heard, 44100.0);
    QVERIFY(times.size() >= 4);
    for (const double time : times) {
        const double inFile = time - offset;
        QVERIFY(std::abs(inFile - std::round(inFile)) < 1e-3);
        QVERIFY(inFile > -1e-3);
    }
}

void TestSoundPlayer::afterTheSoundItIsSilent()
{
    load(tone(0.5, 440.0, {44100, 1}));
    m_player->play(0.4);
    advance(2.0);
    QVERIFY(std::abs(m_player->position() - 2.4) < 1e-6); // the motion may be longer
    QVERIFY(std::all_of(m_sink->heard.begin() + 4500, m_sink->heard.end(),
        [](std::int16_t each) { return each == 0; }));
    QVERIFY(m_player->isPlaying());
}

void TestSoundPlayer::anotherRateOfTheDevice()
{
    m_sink->ownRate = 48000;
    load(clicks(6.0, {384000, 1}, 0.1));
    m_player->play(0.5);
    for (int step = 0; step < 160; ++step)
        advance(0.025);
    QVERIFY(std::abs(m_player->position() - 4.5) < 0.001);
    const auto times = clickTimes(m_sink->heard, 48000.0);
    QCOMPARE(times.size(), std::size_t(4));
    for (const double time : times)
        QVERIFY(std::abs(time + 0.5 - std::round(time + 0.5)) < 0.035);
}

void TestSoundPlayer::volumeAndMute()
{
    load(tone(20.0, 440.0, {44100, 1}));
    const auto loudest = [&](double seconds) {
        advance(seconds);
        int most = 0;
        for (std::size_t at = m_sink->heard.size() - 8000; at < m_sink->heard.size(); ++at)
            most = std::max(most, std::abs(int(m_sink->heard[at])));
        return most;
    };
    m_player->setVolume(0.5);
    m_player->play(0.0);
    QVERIFY(std::abs(loudest(1.0) - 8000) < 50);
    m_player->setMuted(true);
    QCOMPARE(loudest(1.0), 0);
    QVERIFY(std::abs(m_player->position() - 2.0) < 1e-6);
    m_player->setMuted(false);
    m_player->setVolume(1.5);
    QVERIFY(std::abs(loudest(1.0) - 24000) < 50);
    m_player->setVolume(1e9);
    QCOMPARE(m_player->volume(), 4.0);
    QVERIFY(loudest(1.0) >= 32767);
}

void TestSoundPlayer::jumpsAreHeardAtOnce()
{
    const Samples samples = clicks(20.0, {44100, 1});
    load(samples);
    m_player->play(0.0);
    advance(1.0);
    const std::size_t before = m_sink->heard.size();
    m_player->play(10.0);
    QCOMPARE(m_player->position(), 10.0);
    advance(0.01); // what the device has is still heard
    QVERIFY(m_player->position() >= 10.0 && m_player->position() < 10.01);
    advance(1.0);
    QCOMPARE(m_sink->starts, 1);
    const auto first = m_sink->heard.begin() + std::ptrdiff_t(before);
    QVERIFY(std::equal(first, first + 40000, samples.values.begin() + 441000));
    // The position is that of the samples that are heard: the device has 2000 more, in blocks of
    // 512.
    const double heard = 10.0 + (m_sink->framesPlayed() - double(before)) / 44100.0;
    QVERIFY(std::abs(m_player->position() - heard) < 1e-6);
}

void TestSoundPlayer::changesKeepThePosition()
{
    load(tone(60.0, 440.0, {44100, 1}));
    m_player->play(3.0);
    advance(2.0);
    const double before = m_player->position();
    m_player->setSpeed(0.5);
    QVERIFY(std::abs(m_player->position() - before) < 1e-4);
    m_player->setOffset(0.3);
    QVERIFY(std::abs(m_player->position() - before) < 1e-4);
    m_player->setLoop(SoundPlayer::Range{0.0, 50.0});
    QVERIFY(std::abs(m_player->position() - before) < 1e-4);
    m_player->setLoop(SoundPlayer::Range{4.0, 4.0}); // empty: none
    advance(2.0);
    QVERIFY(std::abs(m_player->position() - before - 1.0) < 0.1); // without the device's buffer
    QCOMPARE(m_player->speed(), 0.5);
    m_player->setSpeed(9.0);
    QCOMPARE(m_player->speed(), 2.0);
}

void TestSoundPlayer::scrubbingPlaysAShortPiece()
{
    const Samples samples = clicks(5.0, {44100, 1});
    load(samples);
    m_player->scrub(2.0);
    QVERIFY(m_sink->isRunning());
    QVERIFY(!m_player->isPlaying());
    advance(0.3);
    const std::vector<std::int16_t> heard = m_sink->heard;
    QVERIFY(std::equal(heard.begin(), heard.begin() + 3528, samples.values.begin() + 88200));
    QVERIFY(std::all_of(
        heard.begin() + 3528, heard.end(), [](std::int16_t each) { return each == 0; }));
    m_player->scrub(3.0); // before the first one has ended
    advance(0.3);
    QVERIFY(std::equal(m_sink->heard.begin() + std::ptrdiff_t(heard.size()),
        m_sink->heard.begin() + std::ptrdiff_t(heard.size()) + 3528,
        samples.values.begin() + 132300));
    QCOMPARE(m_sink->starts, 1);
    QTRY_VERIFY(!m_sink->isRunning());
    m_player->play(1.0);
    m_player->scrub(4.0); // playing is heard already
    advance(0.5);
    QVERIFY(std::abs(m_player->position() - 1.5) < 1e-6);
}

void TestSoundPlayer::withoutADeviceTheClockCounts()
{
    m_sink->isThere = false;
    QSignalSpy said(m_player.get(), &SoundPlayer::deviceMissing);
    load(tone(5.0, 440.0, {44100, 1}));
    m_player->scrub(1.0);
    QCOMPARE(said.count(), 1);
    QVERIFY(!said.front().front().toString().isEmpty());
    m_player->play(1.0);
    QVERIFY(m_player->isPlaying());
    QVERIFY(!m_player->hasDevice());
    m_seconds += 2.0;
    QCOMPARE(m_player->position(), 3.0);
    m_player->setSpeed(0.5);
    m_seconds += 2.0;
    QCOMPARE(m_player->position(), 4.0);
    m_player->setLoop(SoundPlayer::Range{3.0, 5.0});
    m_seconds += 3.0; // 5.5
    QCOMPARE(m_player->position(), 3.5);
    m_player->stop();
    m_seconds += 3.0;
    QCOMPARE(m_player->position(), 3.5);
    m_player->play(1.0);
    QCOMPARE(said.count(), 1); // once
}

void TestSoundPlayer::aDeviceThatVanishesIsSaidOnce()
{
    QSignalSpy said(m_player.get(), &SoundPlayer::deviceMissing);
    load(tone(60.0, 440.0, {44100, 1}));
    m_player->play(0.0);
    advance(5.0);
    m_sink->vanish();
    QVERIFY(m_player->isPlaying());
    QVERIFY(!m_player->hasDevice());
    QCOMPARE(said.count(), 1);
    QVERIFY(std::abs(m_player->position() - 5.0) < 1e-6);
    m_seconds += 3.25;
    QVERIFY(std::abs(m_player->position() - 8.25) < 1e-6);
    emit m_sink->failed(); // once more
    m_player->stop();
    m_player->play(8.0);
    m_seconds += 1.0;
    QVERIFY(std::abs(m_player->position() - 9.0) < 1e-6);
    QCOMPARE(said.count(), 1);
}

void TestSoundPlayer::aDeviceThatComesBackIsUsed()
{
    load(tone(60.0, 440.0, {44100, 1}));
    m_player->play(0.0);
    advance(1.0);
    m_sink->vanish();
    m_seconds += 1.0;
    m_player->stop();
    m_sink->isThere = true;
    m_player->play(m_player->position());
    QVERIFY(m_player->hasDevice());
    advance(1.0);
    QVERIFY(std::abs(m_player->position() - 3.0) < 1e-4);
}

void TestSoundPlayer::withoutASoundNothingPlays()
{
    m_player->play(1.0);
    m_player->scrub(1.0);
    QVERIFY(!m_player->isPlaying());
    QCOMPARE(m_sink->starts, 0);
    load(tone(5.0, 440.0, {44100, 1}));
    m_player->play(1.0);
    m_player->setSound(std::nullopt);
    QVERIFY(!m_player->isPlaying() && !m_player->hasSound());
    QVERIFY(!m_sink->isRunning());
}

void TestSoundPlayer::theThreadFeedsIt()
{
    auto sink = std::make_unique<FakeSink>();
    m_sink = sink.get();
    m_player = std::make_unique<SoundPlayer>(std::move(sink), [this] { return m_seconds; });
    const Samples samples = clicks(20.0, {44100, 1});
    load(samples);
    m_player->play(0.0);
    for (int step = 0; step < 50; ++step) {
        m_sink->advance(0.2, [] {});
        QTest::qWait(60); // in the queue is half a second
    }
    QVERIFY(m_sink->heard.size() > 44100 * 10);
    QVERIFY(std::equal(
        m_sink->heard.begin(), m_sink->heard.begin() + 44100 * 9, samples.values.begin()));
}

QTEST_GUILESS_MAIN(TestSoundPlayer)
#include "test_sound_player.moc"
