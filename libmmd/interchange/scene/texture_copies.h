// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/scene/export_scene.h"

#include <filesystem>
#include <span>
#include <vector>

namespace mmd {

/// The file of a picture. Errors: those of readFile.
[[nodiscard]] Result<std::vector<std::byte>> bytesOf(const ExportTexture& texture);

/// Decides the names of the textures in the written file, relative to its folder: their present
/// path if it is below the folder, else a path in "<model> textures" beside the file. With
/// embedding, their plain file names.
void setTexturePaths(ExportScene& scene, const std::filesystem::path& target);

struct TextureCopy {
    std::filesystem::path path;
    std::vector<std::byte> bytes;
};
/// The textures that are not yet at their paths with the same bytes. One that cannot be read is a
/// warning.
[[nodiscard]] std::vector<TextureCopy> textureCopies(
    const ExportScene& scene, const std::filesystem::path& target, std::vector<Warning>& warnings);

/// Writes the exported file together with its textures (writeFiles). On failure, new files and new
/// folders are deleted. The error's field is "file", or the path of a texture.
[[nodiscard]] Result<void> writeWithTextures(const std::filesystem::path& target,
    std::span<const std::byte> bytes, std::span<const TextureCopy> copies);

} // namespace mmd
