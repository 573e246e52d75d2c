// SPDX-License-Identifier: MIT
#include "ui/sound/sound_plan.h"

#include <algorithm>
#include <cmath>

namespace odori {

double SoundPlan::frameAt(double step) const
{
    if (!isLooping() || step < double(untilLoop()))
        return double(start) + step;
    const double length = double(loop->end - loop->first);
    return double(loop->first) + std::fmod(step - double(untilLoop()), length);
}

SoundPlan::Run SoundPlan::runAt(std::int64_t step, std::int64_t count) const
{
    if (!isLooping())
        return {start + step, count};
    if (step < untilLoop())
        return {start + step, std::min(count, untilLoop() - step)};
    const std::int64_t first = loop->first + (step - untilLoop()) % (loop->end - loop->first);
    return {first, std::min(count, loop->end - first)};
}

} // namespace odori
