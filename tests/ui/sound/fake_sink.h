// SPDX-License-Identifier: MIT
#pragma once

#include "ui/sound/sound_player.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace odori::test {

/// A sound device whose clock a test moves. It has a buffer of `latency` sound frames, as a real
/// one.
class FakeSink : public AudioSink {
public:
    bool isThere = true;
    double speed = 1.0; ///< of its clock, relative to the true time
    std::size_t latency = 2000;
    std::uint32_t ownRate = 0; ///< 0: takes any
    bool isKept = true;        ///< `heard` has what was played
    std::vector<std::int16_t> heard;
    int starts = 0;

    std::uint32_t rateFor(std::uint32_t rate) const override { return ownRate ? ownRate : rate; }

    bool start(mmd::SoundFormat format, AudioSource& source) override
    {
        if (!isThere)
            return false;
        m_format = format;
        m_source = &source;
        m_played = m_given = 0.0;
        ++starts;
        return true;
    }

    void stop() override { m_source = nullptr; }
    double framesPlayed() const override { return m_played; }
    bool isRunning() const { return m_source != nullptr; }

    /// Plays for some true time. `feed` is called before each block that the device takes.
    void advance(double seconds, const std::function<void()>& feed)
    {
        constexpr std::size_t block = 512;
        if (!m_source)
            return;
        m_played += seconds * speed * m_format.rate;
        while (m_source && m_given < m_played + double(latency)) {
            feed();
            m_block.resize(block * m_format.channels);
            m_source->fill(m_block);
            m_given += double(block);
            if (isKept)
                heard.insert(heard.end(), m_block.begin(), m_block.end());
        }
    }

    /// As if its plug was pulled.
    void vanish()
    {
        isThere = false;
        m_source = nullptr;
        emit failed();
    }

private:
    mmd::SoundFormat m_format;
    AudioSource* m_source = nullptr;
    double m_played = 0.0, m_given = 0.0;
    std::vector<std::int16_t> m_block;
};

} // namespace odori::test
