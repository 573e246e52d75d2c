// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/scene/export_scene.h"

#include <vector>

namespace mmd {

/// Decides what the written file calls its textures, relative to its folder: where they are if that
/// is below it, else in "<model> textures" beside it. With embedding, their plain file names.
void placeTextures(ExportScene& scene, const std::filesystem::path& target);

/// Copies the textures to their places; those that are there with the same bytes stay. One that
/// cannot be read is a warning. On failure what was new is taken away again.
[[nodiscard]] Result<void> copyTextures(
    const ExportScene& scene, const std::filesystem::path& target, std::vector<Warning>& warnings);

} // namespace mmd
