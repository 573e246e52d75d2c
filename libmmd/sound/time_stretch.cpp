// SPDX-License-Identifier: MIT
#include "libmmd/sound/time_stretch.h"

#include "libmmd/sound/channel_mixer.h"

#ifdef __SSE2__
#include <immintrin.h>
#endif

#include <SoundTouch.h>

#include <algorithm>
#include <cmath>
#include <type_traits>
#include <vector>

namespace {

int keepDenormals()
{
#ifdef __SSE2__
    constexpr unsigned flushToZero = 0x8000, denormalsAreZero = 0x0040;
    _mm_setcsr(_mm_getcsr() & ~(flushToZero | denormalsAreZero));
#endif
    return 1;
}

} // namespace

/// SoundTouch is built with -ffast-math. So from the moment when it is loaded, all threads would
/// round the smallest numbers (denormal floats) to 0, and a motion that has some would not be saved
/// as it was read. Libraries are initialised in the order of their dependencies: this is after it.
/// Named for the linker (CMakeLists.txt).
extern "C" int odori_keep_denormals;
int odori_keep_denormals = keepDenormals();

namespace mmd {
namespace {

static_assert(std::is_same_v<soundtouch::SAMPLETYPE, float>, "SoundTouch is built for floats");
constexpr std::size_t framesToStretch = 4096;

} // namespace

struct TimeStretch::Engine {
    soundtouch::SoundTouch touch;
    std::vector<float> block;
};

TimeStretch::TimeStretch(SoundFormat input, double speed, std::uint32_t outputRate)
    : m_engine(std::make_unique<Engine>())
    , m_input(input)
{
    speed = std::clamp(speed, slowest, fastest);
    const double rate = double(input.rate) / double(std::max(outputRate, 1u));
    m_ratio = speed * rate;
    m_isUnchanged = speed == 1.0 && input.rate == outputRate;
    m_engine->block.resize(framesToStretch * input.channels);
    soundtouch::SoundTouch& touch = m_engine->touch;
    touch.setChannels(input.channels);
    // It has a limit of 192 kHz, and uses the rate for the length of its pieces only.
    touch.setSampleRate(std::clamp(input.rate, 8000u, 192000u));
    // Short pieces: a long one, played at the normal speed, is far from its time at slow speeds.
    touch.setSetting(SETTING_SEQUENCE_MS, 40);
    touch.setSetting(SETTING_SEEKWINDOW_MS, 15);
    touch.setSetting(SETTING_OVERLAP_MS, 8);
    touch.setRate(rate);
    touch.setTempo(speed);
}

TimeStretch::~TimeStretch() = default;

double TimeStretch::latency() const
{
    return std::max(double(m_given) - double(m_taken) * m_ratio, 0.0);
}

void TimeStretch::give(std::span<const std::int16_t> samples)
{
    constexpr float scale = 1.0f / 32768.0f;
    std::vector<float>& block = m_engine->block;
    m_given += samples.size() / m_input.channels;
    while (!samples.empty()) {
        const std::size_t count = std::min(samples.size(), block.size());
        std::transform(samples.begin(), samples.begin() + std::ptrdiff_t(count), block.begin(),
            [](std::int16_t each) { return float(each) * scale; });
        m_engine->touch.putSamples(block.data(), unsigned(count / m_input.channels));
        samples = samples.subspan(count);
    }
}

std::size_t TimeStretch::take(std::span<std::int16_t> samples)
{
    std::vector<float>& block = m_engine->block;
    const std::size_t wanted = samples.size() / m_input.channels;
    std::size_t done = 0;
    while (done < wanted) {
        const std::size_t count = std::min(wanted - done, framesToStretch);
        const std::size_t got = m_engine->touch.receiveSamples(block.data(), unsigned(count));
        std::transform(block.begin(), block.begin() + std::ptrdiff_t(got * m_input.channels),
            samples.begin() + std::ptrdiff_t(done * m_input.channels), sampleOf);
        done += got;
        if (got < count)
            break;
    }
    m_taken += done;
    return done;
}

void TimeStretch::clear()
{
    m_engine->touch.clear();
    m_given = m_taken = 0;
}

} // namespace mmd
