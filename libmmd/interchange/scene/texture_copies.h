// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/scene/export_scene.h"

#include <vector>

namespace mmd {

/// Decides the names of the textures in the written file, relative to its folder: their present
/// path if it is below the folder, else a path in "<model> textures" beside the file. With
/// embedding, their plain file names.
void setTexturePaths(ExportScene& scene, const std::filesystem::path& target);

/// Copies the textures to their paths; existing ones with the same bytes stay. One that cannot be
/// read is a warning. On failure the new files are deleted.
[[nodiscard]] Result<void> copyTextures(
    const ExportScene& scene, const std::filesystem::path& target, std::vector<Warning>& warnings);

} // namespace mmd
