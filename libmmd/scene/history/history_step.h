// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene_patch.h"

#include <optional>
#include <string>

namespace mmd {

/// An undo step. The active actor is not part of the patch, unless the patch adds or removes it.
struct HistoryStep {
    ScenePatch patch;
    ActorId activeBefore{}, activeAfter{};
    std::string text; ///< its name for people, UTF-8, in the language of the time
    int series = 0;   ///< consecutive steps of one series are one step; 0: no series
    bool operator==(const HistoryStep&) const = default;
};

/// The step that replaces `last` and `next`, which was done after it; none if they stay two steps.
[[nodiscard]] std::optional<HistoryStep> joinedStep(
    const HistoryStep& last, const HistoryStep& next);

/// Whether `step`, whose result is `now`, changes nothing: its parts cancel each other.
[[nodiscard]] bool changesNothing(const HistoryStep& step, const Scene& now);

} // namespace mmd
