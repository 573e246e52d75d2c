// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edits.h"

#include <span>

namespace odori {

/// The one way a pose is changed by hand, whatever moves it: ring, slider or number. `poses` become
/// drafts; with `autoKey` (Document::isAutoKey) they become keys at once, which take the place of
/// drafts from before and are the selection's keys afterwards. One patch, so one undo step either
/// way. No pose changes nothing.
[[nodiscard]] inline mmd::ScenePatch patchOfPoses(const mmd::Scene& scene,
    const mmd::Selection& selection, mmd::ActorId actor, std::span<const mmd::Draft> poses,
    bool autoKey)
{
    return autoKey ? mmd::registerValues(scene, selection, actor, poses)
                   : mmd::setDrafts(scene, selection, actor, poses);
}

} // namespace odori
