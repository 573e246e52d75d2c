// SPDX-License-Identifier: MIT
#include "libmmd/scene/history/history_step.h"

namespace mmd {

std::optional<HistoryStep> joinedStep(const HistoryStep& last, const HistoryStep& next)
{
    if (next.series <= 0 || last.series != next.series || last.activeAfter != next.activeBefore)
        return std::nullopt;
    HistoryStep step = last;
    step.patch = joined(std::move(step.patch), next.patch);
    step.activeAfter = next.activeAfter;
    return step;
}

bool changesNothing(const HistoryStep& step, const Scene& now)
{
    return reverted(now, step.patch) == now;
}

} // namespace mmd
