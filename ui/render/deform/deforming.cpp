// SPDX-License-Identifier: MIT
#include "ui/render/deform/deforming.h"

#include "ui/render/textures/model_textures.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <utility>

namespace odori::render {
namespace {

constexpr int fewestRounds = 2, mostRounds = 8;
constexpr double enoughMilliseconds = 6.0;

} // namespace

Deforming::Deforming(DeformWish wished)
    : wish(wished)
{
    if (wish == DeformWish::Best)
        wish = isSoftwareOpenGl() ? DeformWish::Processor : DeformWish::Measured;
}

void Deforming::noteFailure(const std::string& why)
{
    if (!std::exchange(m_isFailureNoted, true))
        notes.push_back("vertices are deformed on the processor: " + why);
}

DeformTimes measuredTimes(
    const std::function<void()>& onProcessor, const std::function<void()>& onGraphicsCard)
{
    using Clock = std::chrono::steady_clock;
    const auto millisecondsOf = [](const std::function<void()>& run) {
        glFinish(); // earlier work is not counted
        const Clock::time_point start = Clock::now();
        run();
        glFinish();
        return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    };
    DeformTimes least{std::numeric_limits<double>::max(), std::numeric_limits<double>::max()};
    const Clock::time_point start = Clock::now();
    for (int round = 0; round < mostRounds; ++round) {
        least.processor = std::min(least.processor, millisecondsOf(onProcessor));
        least.graphicsCard = std::min(least.graphicsCard, millisecondsOf(onGraphicsCard));
        const std::chrono::duration<double, std::milli> spent = Clock::now() - start;
        if (round + 1 >= fewestRounds && spent.count() > enoughMilliseconds)
            break;
    }
    return least;
}

} // namespace odori::render
