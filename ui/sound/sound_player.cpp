// SPDX-License-Identifier: MIT
#include "ui/sound/sound_player.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr double snippetSeconds = 0.08;
constexpr int snippetMilliseconds = 400; ///< with the latency of a slow device
constexpr double loudest = 4.0;

} // namespace

SoundPlayer::SoundPlayer(
    std::unique_ptr<AudioSink> sink, WallClock clock, SoundFeeder::Feeding feeding, QObject* parent)
    : QObject(parent)
    , m_sink(std::move(sink))
    , m_clock(std::move(clock))
    , m_feeding(feeding)
{
    m_scrubEnd.setSingleShot(true);
    m_scrubEnd.setInterval(snippetMilliseconds);
    connect(&m_scrubEnd, &QTimer::timeout, this, [this] {
        if (!m_isPlaying)
            stopDevice();
    });
    connect(m_sink.get(), &AudioSink::failed, this, &SoundPlayer::deviceFailed);
}

SoundPlayer::~SoundPlayer()
{
    stopDevice();
}

void SoundPlayer::setSound(std::optional<mmd::CachedSound> sound)
{
    stop();
    stopDevice();
    m_feeder.reset();
    if (!sound)
        return;
    m_rate = double(sound->format().rate);
    const std::uint32_t rate = m_sink->rateFor(sound->format().rate);
    m_feeder = std::make_unique<SoundFeeder>(std::move(*sound), rate, m_feeding);
    setGain();
}

SoundPlan SoundPlayer::planFrom(double seconds) const
{
    const auto frameOf = [&](double time) {
        constexpr double limit = 1e15;
        return std::llround(std::clamp((time - m_offset) * m_rate, -limit, limit));
    };
    SoundPlan plan{frameOf(seconds), std::nullopt, std::nullopt};
    if (m_loop) {
        const SoundLoop loop{frameOf(m_loop->first), frameOf(m_loop->end)};
        if (loop.first < loop.end)
            plan.loop = loop;
    }
    return plan;
}

void SoundPlayer::play(double seconds)
{
    if (!m_feeder)
        return;
    m_isPlaying = true;
    m_scrubEnd.stop();
    restartAt(seconds);
}

void SoundPlayer::restartAt(double seconds)
{
    m_start = seconds;
    m_startClock = m_clock();
    startWith(planFrom(seconds), m_speed);
}

bool SoundPlayer::startWith(const SoundPlan& plan, double speed)
{
    if (!m_hasDevice)
        m_feeder->queue().deviceStarts();
    m_feeder->play(plan, speed);
    if (!m_hasDevice)
        m_hasDevice = m_sink->start(m_feeder->format(), m_feeder->queue());
    if (m_hasDevice)
        return true;
    m_feeder->stop();
    sayOnce(tr("There is no sound device, so the sound is not heard. Everything else works."));
    return false;
}

void SoundPlayer::stopDevice()
{
    if (!std::exchange(m_hasDevice, false))
        return;
    m_sink->stop();
    if (m_feeder)
        m_feeder->stop();
}

void SoundPlayer::stop()
{
    if (!m_isPlaying)
        return;
    m_start = position();
    m_isPlaying = false;
    stopDevice();
    if (m_feeder)
        m_feeder->stop();
}

double SoundPlayer::position() const
{
    if (!m_isPlaying)
        return m_start;
    if (m_hasDevice)
        return m_feeder->frameAt(m_sink->framesPlayed()) / m_rate + m_offset;
    const double time = m_start + (m_clock() - m_startClock) * m_speed;
    if (!m_loop || m_loop->end <= m_loop->first || m_start >= m_loop->end || time < m_loop->end)
        return time;
    return m_loop->first + std::fmod(time - m_loop->end, m_loop->end - m_loop->first);
}

void SoundPlayer::setOffset(double seconds)
{
    const double now = position();
    m_offset = seconds;
    if (m_isPlaying)
        restartAt(now);
}

void SoundPlayer::setLoop(std::optional<Range> loop)
{
    if (loop == m_loop)
        return;
    const double now = position();
    m_loop = loop;
    if (m_isPlaying)
        restartAt(now);
}

void SoundPlayer::setSpeed(double speed)
{
    speed = std::clamp(speed, mmd::TimeStretch::slowest, mmd::TimeStretch::fastest);
    if (speed == m_speed)
        return;
    const double now = position();
    m_speed = speed;
    if (m_isPlaying)
        restartAt(now);
}

bool SoundPlayer::canPlay(double speed) const
{
    return hasSound() && speed >= mmd::TimeStretch::slowest && speed <= mmd::TimeStretch::fastest;
}

void SoundPlayer::setVolume(double volume)
{
    m_volume = std::clamp(volume, 0.0, loudest);
    setGain();
}

void SoundPlayer::setMuted(bool muted)
{
    m_isMuted = muted;
    setGain();
}

void SoundPlayer::setGain()
{
    if (m_feeder)
        m_feeder->queue().setGain(m_isMuted ? 0.0f : float(m_volume));
}

void SoundPlayer::scrub(double seconds)
{
    if (!m_feeder || m_isPlaying)
        return;
    SoundPlan plan = planFrom(seconds);
    plan.loop.reset();
    plan.length = std::int64_t(snippetSeconds * m_rate);
    if (startWith(plan, 1.0))
        m_scrubEnd.start();
}

void SoundPlayer::feed()
{
    if (m_feeder)
        m_feeder->feed();
}

void SoundPlayer::deviceFailed()
{
    if (!m_hasDevice)
        return;
    const double now = position();
    stopDevice();
    m_start = now;
    m_startClock = m_clock();
    sayOnce(tr("The sound device is not available any more, so the sound is not heard. Playback "
               "goes on."));
}

void SoundPlayer::sayOnce(const QString& sentence)
{
    if (!std::exchange(m_isSaid, true))
        emit deviceMissing(sentence);
}

} // namespace odori
