// SPDX-License-Identifier: MIT
#include "ui/document/playback.h"

#include "libmmd/scene/play_range.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

constexpr double framesPerSecond = 30.0;
constexpr int tickMilliseconds = 16;

struct PlayRange {
    double first, last;
};

PlayRange rangeOf(const mmd::Scene& scene)
{
    return {double(scene.settings.playFirst), double(mmd::lastPlayed(scene))};
}

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

void Playback::play()
{
    if (isPlaying())
        return;
    const PlayRange range = rangeOf(m_document.scene());
    if (m_document.currentFrame() >= range.last)
        m_document.playTo(range.first);
    restartFrom(m_document.currentFrame());
    m_timer.start();
    emit playingChanged(true);
}

void Playback::stop()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    m_document.playTo(std::floor(m_document.currentFrame()));
    emit playingChanged(false);
}

void Playback::toggle()
{
    isPlaying() ? stop() : play();
}

void Playback::setLooping(bool loop)
{
    m_loop = loop;
}

void Playback::setSpeed(double factor)
{
    // The time until now belongs to the old speed.
    if (isPlaying())
        advance();
    m_speed = std::clamp(factor, 0.01, 100.0);
    restartFrom(m_document.currentFrame());
}

void Playback::restartFrom(double frame)
{
    m_startFrame = m_shownFrame = frame;
    m_startSeconds = m_clock();
}

void Playback::show(double frame)
{
    m_shownFrame = frame;
    m_document.playTo(frame);
}

void Playback::advance()
{
    const PlayRange range = rangeOf(m_document.scene());
    if (m_document.currentFrame() != m_shownFrame) // other code changed the frame
        restartFrom(m_document.currentFrame());
    const double seconds = m_clock() - m_startSeconds;
    const double frame = m_startFrame + seconds * framesPerSecond * m_speed;
    if (frame < range.last) {
        show(frame);
        return;
    }
    const double length = range.last - range.first;
    if (!m_loop || length <= 0.0) {
        show(range.last);
        stop();
        return;
    }
    restartFrom(range.first + std::fmod(frame - range.first, length));
    show(m_startFrame);
}

} // namespace odori
