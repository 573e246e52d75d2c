// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits.h"

#include <span>

namespace odori {

/// The one way a pose is changed by hand, whatever moves it: ring, slider or number. `poses` become
/// drafts; with `autoKey` (Document::isAutoKey) they become keys at once, which take the place of
/// drafts from before and are the selection's keys afterwards. One patch, so one undo step either
/// way. No pose changes nothing.
[[nodiscard]] mmd::ScenePatch patchOfPoses(const mmd::Scene& scene, const mmd::Selection& selection,
    mmd::ActorId actor, std::span<const mmd::Draft> poses, bool autoKey);

/// Registers the drafts of `wanted` (by track and frame, whatever they say), at any frames: each
/// becomes the key it promised. The keys are the selection's keys afterwards.
[[nodiscard]] mmd::ScenePatch registerDrafts(const mmd::Scene& scene,
    const mmd::Selection& selection, mmd::ActorId actor, std::span<const mmd::Draft> wanted);

/// Takes those drafts away.
[[nodiscard]] mmd::ScenePatch dropTheseDrafts(const mmd::Scene& scene,
    const mmd::Selection& selection, mmd::ActorId actor, std::span<const mmd::Draft> wanted);

} // namespace odori
