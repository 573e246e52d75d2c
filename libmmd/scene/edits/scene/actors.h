// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/edit_target.h"
#include "libmmd/scene/scene_patch.h"

#include <memory>
#include <string>

namespace mmd {

/// A motion without keys for `model` (null: none), with the model's name in its header.
[[nodiscard]] Motion newMotion(const Model* model);

/// Adds an actor and makes it active.
[[nodiscard]] ScenePatch addActor(const Scene& scene, std::shared_ptr<const Model> model);
/// Replaces the actor's motion; its drafts are deleted.
[[nodiscard]] ScenePatch setMotion(const EditTarget& target, Motion motion, std::string motionPath);
/// Replaces the actor's model; its motion stays.
[[nodiscard]] ScenePatch setModel(const EditTarget& target, std::shared_ptr<const Model> model);
/// Sets the scene's own camera, light and shadow motion and the path of its file (empty: not saved
/// yet); its drafts are deleted.
[[nodiscard]] ScenePatch setCameraMotion(const Scene& scene, Motion camera, std::string path = {});

} // namespace mmd
