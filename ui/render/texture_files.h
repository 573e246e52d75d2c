// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "ui/render/image.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace odori::render {

/// A model's decoded textures, in the order of its texture list; null where one is missing. Made by
/// a worker thread, so that uploading is all that is left to the thread that draws.
struct TextureImages {
    std::vector<std::unique_ptr<Image>> images;
    std::vector<mmd::Warning> warnings;
};

/// Where a texture path of a model leads: `\` and case differences are resolved. RefusedPath (as
/// BadValue) for absolute paths and those that leave the model's folder, through a link too;
/// FileNotFound.
[[nodiscard]] mmd::Result<std::filesystem::path> resolveTexture(
    const std::filesystem::path& folder, const std::string& path);

[[nodiscard]] TextureImages loadTextures(const mmd::Model& model);

/// MMD's shared ramps toon01 (0) to toon10 (9), made here: 1 x 32, lit at the top.
[[nodiscard]] Image sharedToon(int index);

} // namespace odori::render
