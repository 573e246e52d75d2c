// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <memory>
#include <string>

namespace mmd {

/// A new actor, active afterwards.
[[nodiscard]] ScenePatch addActor(const Scene& scene, std::shared_ptr<const Model> model);
/// Another motion for the actor; drafts are dropped.
[[nodiscard]] ScenePatch setMotion(const EditTarget& target, Motion motion, std::string motionPath);
/// Another model for the actor; its motion stays.
[[nodiscard]] ScenePatch setModel(const EditTarget& target, std::shared_ptr<const Model> model);
/// The scene's own camera, light and shadow motion, and where its file is (empty: nowhere yet);
/// drafts are dropped.
[[nodiscard]] ScenePatch setCameraMotion(const Scene& scene, Motion camera, std::string path = {});

} // namespace mmd
