// SPDX-License-Identifier: MIT
#include "ui/document/playback.h"

#include "libmmd/base/frame_rate.h"
#include "libmmd/scene/selecting.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr int tickMilliseconds = 16;
/// In frames, more than a sample of any sound: a sound begins and loops at whole samples.
constexpr double samplePart = 0.002;

} // namespace

Playback::Playback(Document& document, QObject* parent)
    : Playback(document, machineClock(), parent)
{
}

Playback::Playback(Document& document, Clock clock, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_timer(this)
    , m_clock(std::move(clock))
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(tickMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Playback::advance);
}

void Playback::setClock(Clock clock)
{
    m_clock = std::move(clock);
    restartFrom(m_document.currentFrame());
}

void Playback::setUncapped()
{
    m_timer.setInterval(0);
}

Playback::PlayRange Playback::range() const
{
    if (m_frames)
        return *m_frames;
    return {double(m_document.scene().settings.playFirst), double(m_document.lastPlayed())};
}

void Playback::setSound(SoundClock* sound)
{
    if (m_sound && m_followsSound)
        m_sound->stop();
    m_sound = sound;
    soundChanged();
}

void Playback::soundChanged()
{
    m_followsSound = false;
    if (isPlaying())
        restartFrom(m_document.currentFrame());
}

void Playback::play()
{
    if (isPlaying())
        return;
    m_frames.reset();
    if (m_document.currentFrame() >= range().last)
        m_document.playTo(range().first);
    start();
}

void Playback::playFrames(std::uint32_t first, std::uint32_t last)
{
    stop();
    m_frames = PlayRange{double(first), double(last)};
    m_document.playTo(double(first));
    start();
}

void Playback::playSelection()
{
    if (const auto span = mmd::spanOf(m_document.selection()))
        playFrames(span->first, span->last);
}

void Playback::start()
{
    m_returnFrame = m_document.currentFrame();
    m_timer.start();
    restartFrom(m_document.currentFrame());
    emit playingChanged(true);
}

void Playback::stop()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    if (m_followsSound)
        m_sound->stop();
    m_followsSound = false;
    m_document.playTo(m_isReturning ? m_returnFrame : std::floor(m_document.currentFrame()));
    emit playingChanged(false);
}

void Playback::toggle()
{
    isPlaying() ? stop() : play();
}

void Playback::setLooping(bool loop)
{
    m_loop = loop;
    if (m_followsSound)
        loopSound();
}

void Playback::setStepped(bool stepped)
{
    m_isStepped = stepped;
}

void Playback::setReturning(bool returning)
{
    m_isReturning = returning;
}

void Playback::setSpeed(double factor)
{
    // The time until now belongs to the old speed.
    if (isPlaying())
        advance();
    const double frame = isPlaying() ? frameNow() : m_document.currentFrame();
    m_speed = std::clamp(factor, 0.01, 100.0);
    restartFrom(frame);
}

void Playback::restartFrom(double frame)
{
    m_startFrame = frame;
    m_shownFrame = m_document.currentFrame();
    m_startSeconds = m_clock();
    if (!isPlaying() || !m_sound)
        return;
    const bool followed = std::exchange(m_followsSound, m_sound->canPlay(m_speed));
    if (!m_followsSound) {
        if (followed)
            m_sound->stop();
        return;
    }
    m_sound->setSpeed(m_speed);
    loopSound();
    m_sound->play(frame / mmd::framesPerSecond);
}

void Playback::loopSound()
{
    const PlayRange frames = range();
    if (m_loop && frames.last > frames.first)
        m_sound->setLoop(SoundClock::Range{
            frames.first / mmd::framesPerSecond, frames.last / mmd::framesPerSecond});
    else
        m_sound->setLoop(std::nullopt);
}

double Playback::frameNow() const
{
    if (m_followsSound)
        return m_sound->position() * mmd::framesPerSecond;
    return m_startFrame + (m_clock() - m_startSeconds) * mmd::framesPerSecond * m_speed;
}

void Playback::show(double frame)
{
    m_document.playTo(m_isStepped ? std::floor(frame + samplePart) : frame);
    m_shownFrame = m_document.currentFrame();
}

void Playback::advance()
{
    if (m_document.currentFrame() != m_shownFrame) { // other code changed the frame
        m_returnFrame = m_document.currentFrame();
        restartFrom(m_document.currentFrame());
    }
    if (m_followsSound)
        loopSound(); // the range may be another one now
    const PlayRange frames = range();
    double frame = frameNow();
    if (m_followsSound && m_loop && frame < frames.last + samplePart) // it loops by itself
        frame = std::min(frame, std::nextafter(frames.last, 0.0));
    if (frame < frames.last) {
        show(frame);
        return;
    }
    const double length = frames.last - frames.first;
    if (!m_loop || length <= 0.0) {
        show(frames.last);
        stop();
        return;
    }
    restartFrom(frames.first + std::fmod(frame - frames.first, length));
    show(m_startFrame);
}

} // namespace odori
