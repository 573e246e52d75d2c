// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/accessory/accessory_file.h"

#include <assimp/scene.h>

#include <glm/mat4x4.hpp>

#include <string>
#include <vector>

/// The parts of importAccessory: Assimp's scene, which is already left-handed, to a PMX model.
namespace mmd::accessory {

/// Assimp's texts have the bytes of the file: UTF-8, or the encoding of the author's system.
[[nodiscard]] std::string textOf(const aiString& text);

/// Adds the triangles of all nodes to `model`, in the order of the materials, and sets the index
/// count of each of its materials, which must be those of `scene`. `toModel` maps Assimp's space to
/// MMD's. False if there are too many vertices.
[[nodiscard]] bool addMeshes(pmx::Model& model, const aiScene& scene, const glm::mat4& toModel);

/// Adds a material for each of Assimp's. `folder` is put before the paths of textures. A texture
/// "a.bmp*b.sph" is a texture and a sphere map, as in MMD. Pictures inside the file are added, too.
void addMaterials(AccessoryFile& result, const aiScene& scene, const std::string& folder);

/// Removes the materials without triangles.
void removeUnusedMaterials(pmx::Model& model);

} // namespace mmd::accessory
