// SPDX-License-Identifier: MIT
#include "ui/sound/sound_feeder.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace odori {
namespace {

constexpr std::size_t blockFrames = 2048;
constexpr std::chrono::milliseconds pause(20);

} // namespace

SoundFeeder::SoundFeeder(mmd::CachedSound sound, std::uint32_t rate, Feeding feeding)
    : m_sound(std::move(sound))
    , m_rate(rate)
    , m_queue(std::max<std::size_t>(rate / 2, 4 * blockFrames), m_sound.format().channels)
    , m_stretch(std::make_unique<mmd::TimeStretch>(m_sound.format(), 1.0, rate))
    , m_block(blockFrames * m_sound.format().channels)
    , m_stretched(m_block.size())
{
    if (feeding == Feeding::InThread)
        m_thread = std::thread([this] { run(); });
}

SoundFeeder::~SoundFeeder()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_ends = true;
    }
    m_wake.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

void SoundFeeder::run()
{
    std::unique_lock lock(m_mutex);
    while (!m_ends) {
        if (m_isPlaying) {
            feedLocked();
            m_wake.wait_for(lock, pause);
        } else {
            m_wake.wait(lock);
        }
    }
}

void SoundFeeder::play(const SoundPlan& plan, double speed)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_plan = plan;
        m_step = 0;
        m_isPlaying = true;
        m_stretch = std::make_unique<mmd::TimeStretch>(m_sound.format(), speed, m_rate);
        m_queue.restart();
        feedLocked();
    }
    m_wake.notify_all();
}

void SoundFeeder::stop()
{
    const std::scoped_lock lock(m_mutex);
    m_isPlaying = false;
    m_queue.restart();
}

void SoundFeeder::feed()
{
    const std::scoped_lock lock(m_mutex);
    if (m_isPlaying)
        feedLocked();
}

void SoundFeeder::feedLocked()
{
    const std::size_t channels = m_sound.format().channels;
    while (m_queue.room() >= blockFrames) {
        if (m_stretch->isUnchanged()) {
            readBlock();
            m_queue.write(m_block);
            continue;
        }
        std::size_t done = m_stretch->take(m_stretched);
        while (done == 0) {
            readBlock();
            m_stretch->give(m_block);
            done = m_stretch->take(m_stretched);
        }
        m_queue.write(std::span(m_stretched).first(done * channels));
    }
}

void SoundFeeder::readBlock()
{
    const std::size_t channels = m_sound.format().channels;
    std::int64_t count = blockFrames;
    if (m_plan.length)
        count = std::clamp<std::int64_t>(*m_plan.length - m_step, 0, count);
    std::int64_t done = 0;
    while (done < count) {
        const SoundPlan::Run run = m_plan.runAt(m_step, count - done);
        const auto part = std::span(m_block).subspan(
            std::size_t(done) * channels, std::size_t(run.count) * channels);
        (void)m_sound.read(run.first, part); // silent if the disk fails: playing goes on
        done += run.count;
        m_step += run.count;
    }
    std::fill(m_block.begin() + std::ptrdiff_t(std::size_t(done) * channels), m_block.end(),
        std::int16_t(0));
}

double SoundFeeder::frameAt(double played) const
{
    const std::scoped_lock lock(m_mutex);
    return m_plan.frameAt(m_queue.stepsPlayed(played) * m_stretch->inputPerOutput());
}

} // namespace odori
