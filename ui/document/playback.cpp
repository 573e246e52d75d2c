// SPDX-License-Identifier: MIT
#include "ui/document/playback.h"

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr double framesPerSecond = 30.0;
constexpr int tickMilliseconds = 16;

struct PlayRange {
    double first, last;
};

PlayRange rangeOf(const mmd::Scene& scene)
{
    const auto& settings = scene.settings;
    const std::uint32_t last = settings.playLast > 0 ? settings.playLast : mmd::lastFrame(scene);
    return {double(settings.playFirst), double(std::max(settings.playFirst, last))};
}

} // namespace

Playback::Playback(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_timer(this)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(tickMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Playback::advance);
}

void Playback::play()
{
    if (isPlaying())
        return;
    const PlayRange range = rangeOf(m_document.scene());
    if (m_document.currentFrame() >= range.last)
        m_document.setCurrentFrame(range.first);
    m_startFrame = m_document.currentFrame();
    m_clock.start();
    m_timer.start();
    emit playingChanged(true);
}

void Playback::stop()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    m_document.setCurrentFrame(std::floor(m_document.currentFrame()));
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
    // What was played so far was at the old speed.
    m_startFrame = m_document.currentFrame();
    m_clock.restart();
    m_speed = factor;
}

void Playback::advance()
{
    const PlayRange range = rangeOf(m_document.scene());
    const double seconds = double(m_clock.nsecsElapsed()) * 1e-9;
    const double frame = m_startFrame + seconds * framesPerSecond * m_speed;
    if (frame < range.last) {
        m_document.setCurrentFrame(frame);
        return;
    }
    const double length = range.last - range.first;
    if (!m_loop || length <= 0.0) {
        m_document.setCurrentFrame(range.last);
        stop();
        return;
    }
    m_startFrame = range.first + std::fmod(frame - range.first, length);
    m_clock.restart();
    m_document.setCurrentFrame(m_startFrame);
}

} // namespace odori
