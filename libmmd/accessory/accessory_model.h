// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"

#include <string>

/// An accessory as a model. MMD keys the position, rotation, opacity and shadow of an accessory.
/// Here a bone has the first two and two morphs have the others, so that keys, panels, files,
/// outside parents and physics treat accessories like all models.
namespace mmd {

/// Adds the bone センター at the origin, the morphs 透明 (weight 1: invisible) and 影なし (from
/// weight 0.5: no shadow) and their display frames, and sets the name. All vertices must belong to
/// bone 0.
void addAccessoryParts(pmx::Model& model, const std::string& name);

/// Whether the model was read from an accessory's file. These are lit like X files in MMD: without
/// toon.
[[nodiscard]] bool isAccessory(const Model& model);

/// The index of an accessory's morph 影なし, -1 if the model is no accessory.
[[nodiscard]] int noShadowMorph(const Model& model);

} // namespace mmd
