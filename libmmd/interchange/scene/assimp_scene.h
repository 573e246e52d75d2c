// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/scene/export_scene.h"

#include <cstddef>
#include <vector>

namespace mmd {

/// The scene as Assimp writes it to a binary FBX: hierarchy, meshes, skins, materials and textures,
/// without animation. The finishing steps (fbx_finish.h) make
/// it right and whole.
///
/// Nodes are called by their role and index ("joint12", "mesh0", "material3", "armature"): model
/// names mean something to Assimp when they hold certain marks, and it finds nodes by name.
/// SystemFailure with Assimp's own words.
[[nodiscard]] Result<std::vector<std::byte>> assimpFbx(const ExportScene& scene);

} // namespace mmd
