// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "libmmd/model/texture_path.h"
#include "libmmd/picture/image.h"
#include "ui/render/textures/texture_budget.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace odori::render {

/// Where a model's textures are and how large they are, before anything is decoded.
struct TextureList {
    /// A file that textures of the model name, however often.
    struct Picture {
        std::filesystem::path file; ///< empty for one of MMD's shared ramps
        int sharedToon = -1;        ///< which of them
        std::string written;        ///< the path in the model that names it first
        mmd::ImageSize size;
    };
    std::vector<Picture> pictures;
    std::vector<std::int32_t> pictureOf; ///< by the model's texture; -1 where it is missing
    std::filesystem::path also;          ///< as findTextures()
    std::vector<mmd::Warning> warnings;

    [[nodiscard]] std::vector<mmd::ImageSize> sizes() const;
};

/// A model's decoded textures, in the order of its texture list; null where one is missing. Made by
/// a worker thread, so that uploading is all that is left to the thread that draws. Textures of one
/// file share their picture.
struct TextureImages {
    std::vector<std::shared_ptr<mmd::Image>> images;
    std::vector<mmd::Warning> warnings;
};

/// Which of MMD's shared ramps (0 to 9) a texture path names: toon01.bmp to toon10.bmp in any case,
/// without a folder. They come with MMD and lie in hardly any model's folder.
[[nodiscard]] std::optional<int> sharedToonOf(const std::string& path);

/// A file in the model's folder comes first; a shared ramp that is not there is ours. What is still
/// missing or refused is looked for by its name in `also`, a folder that the user named. Reads the
/// files' headers.
[[nodiscard]] TextureList findTextures(
    const mmd::Model& model, const std::filesystem::path& also = {});

/// Decodes one picture after the other and halves each as often as `halvings` says (halvingsFor,
/// one for each of `list.pictures`); what was made smaller is told in one warning. `isStopped`
/// is asked before each picture: what is left then stays null.
[[nodiscard]] TextureImages loadTextures(const TextureList& list, std::span<const int> halvings,
    const std::function<bool()>& isStopped = {});

/// The same for a model that has `budget` bytes for itself.
[[nodiscard]] TextureImages loadTextures(const mmd::Model& model,
    const std::filesystem::path& also = {}, std::size_t budget = defaultTextureBudget);

/// MMD's shared ramps toon01 (0) to toon10 (9), made here: 1 x 32, lit at the top.
[[nodiscard]] mmd::Image sharedToon(int index);

} // namespace odori::render
