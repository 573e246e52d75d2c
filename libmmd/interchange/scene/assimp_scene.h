// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/scene/export_scene.h"

#include <cstddef>
#include <vector>

namespace mmd {

/// The scene as Assimp writes it to a binary FBX: hierarchy, meshes, skins, materials and textures,
/// without animation. The finishing steps (fbx_finish.h) correct and complete it.
///
/// The names of nodes are their role and index ("joint12", "mesh0", "material3", "armature"),
/// because Assimp interprets certain characters in names, and it finds nodes by name. Error:
/// SystemFailure.
[[nodiscard]] Result<std::vector<std::byte>> assimpFbx(const ExportScene& scene);

} // namespace mmd
