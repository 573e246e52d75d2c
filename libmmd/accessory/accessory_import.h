// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/accessory/accessory_file.h"

#include <filesystem>

namespace mmd {

/// Reads an accessory (X, OBJ, FBX, glTF, or a VAC that names an X file) with Assimp as a model in
/// MMD's space with one bone (accessoryModel). `path` decides the format by its extension; only the
/// importer of this format is used. Warnings: UnsupportedFeature for pictures inside the file
/// that cannot be read or are more than `mostPictureBytes`.
/// Errors: those of reading a file; BadText with readableReason(), or without triangles;
/// TooManyRecords over `mostAccessoryVertices`; OutOfMemory.
///
/// Assimp may crash or hang on a hostile file: call it only in a process of its own, with limits
/// (readAccessory in ui/accessories).
[[nodiscard]] Result<AccessoryFile> importAccessory(const std::filesystem::path& path);

inline constexpr std::size_t mostAccessoryVertices = 8'000'000;

} // namespace mmd
