// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/model/texture_path.h"
#include "ui/render/image.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace odori::render {

/// A model's decoded textures, in the order of its texture list; null where one is missing. Made by
/// a worker thread, so that uploading is all that is left to the thread that draws.
struct TextureImages {
    std::vector<std::unique_ptr<Image>> images;
    std::vector<mmd::Warning> warnings;
};

/// Which of MMD's shared ramps (0 to 9) a texture path names: toon01.bmp to toon10.bmp in any case,
/// without a folder. They come with MMD and lie in hardly any model's folder.
[[nodiscard]] std::optional<int> sharedToonOf(const std::string& path);

/// A file in the model's folder comes first; a shared ramp that is not there is ours. What is still
/// missing or refused is looked for by its name in `also`, a folder that the user named.
[[nodiscard]] TextureImages loadTextures(
    const mmd::Model& model, const std::filesystem::path& also = {});

/// MMD's shared ramps toon01 (0) to toon10 (9), made here: 1 x 32, lit at the top.
[[nodiscard]] Image sharedToon(int index);

} // namespace odori::render
