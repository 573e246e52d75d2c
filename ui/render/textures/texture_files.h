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

/// The files and sizes of a model's textures, before decoding.
struct TextureList {
    /// A file that one or more of the model's textures use.
    struct Picture {
        std::filesystem::path file; ///< empty for MMD's shared ramps and pictures in the model
        int sharedToon = -1;        ///< the index of the shared ramp
        std::string written;        ///< the first path in the model for it
        mmd::ImageSize size;
        mmd::PictureBytes inside{}; ///< the picture, if it is in the model's file
    };
    std::vector<Picture> pictures;
    std::vector<std::int32_t> pictureOf; ///< for each texture of the model; -1 if it is missing
    std::filesystem::path also;          ///< the parameter of findTextures()
    std::vector<mmd::Warning> warnings;

    [[nodiscard]] std::vector<mmd::ImageSize> sizes() const;
};

/// A model's decoded textures, in the order of its texture list; null if a file is missing. A
/// worker thread decodes them, so that the drawing thread only uploads. Textures of the same file
/// share an image.
struct TextureImages {
    std::vector<std::shared_ptr<mmd::Image>> images;
    /// The mipmaps of each image (mipmapsOf), made by the worker, too. Null: OpenGL makes them. May
    /// be shorter than `images`.
    std::vector<std::shared_ptr<const std::vector<mmd::Image>>> smaller;
    std::vector<mmd::Warning> warnings;
};

/// The index of MMD's shared ramp (0 to 9) that a texture path names: toon01.bmp to toon10.bmp in
/// any case, without a folder. MMD has these files; a model's folder rarely has them.
[[nodiscard]] std::optional<int> sharedToonOf(const std::string& path);

/// Finds the files of a model's textures, and those inside the model. A file in the model's folder
/// has priority; Odori's ramp replaces a missing shared ramp. Textures that are missing or rejected
/// are then searched by name in `also`, a folder that the user chose. Reads only the files'
/// headers.
[[nodiscard]] TextureList findTextures(
    const mmd::Model& model, const std::filesystem::path& also = {});

/// Decodes the pictures one by one, or `threads` (1 or 2) at a time if all are small. Halves each
/// as often as its element of `halvings` says (from halvingsFor, one for each of `list.pictures`).
/// One warning reports the reduced pictures. `isStopped` is called before each picture, maybe in
/// two threads; if it returns true, the rest stays null.
[[nodiscard]] TextureImages loadTextures(const TextureList& list, std::span<const int> halvings,
    const std::function<bool()>& isStopped = {}, int threads = 2);

/// The same for a model that can use the whole `budget`, in bytes.
[[nodiscard]] TextureImages loadTextures(const mmd::Model& model,
    const std::filesystem::path& also = {}, std::size_t budget = defaultTextureBudget);

/// MMD's shared ramps toon01 (0) to toon10 (9), generated: 1 x 32 pixels, lit at the top.
[[nodiscard]] mmd::Image sharedToon(int index);

} // namespace odori::render
