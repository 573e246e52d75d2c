// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/gltf/glb_buffer.h"
#include "libmmd/interchange/scene/export_scene.h"

/// Functions for the parts of a GLB; writeGlb() combines them. All indices are those of glTF.
namespace mmd::glb {

/// The output of the parts.
struct File {
    Json json = Json::object();
    Buffer buffer;
};

/// The node indices of the scene's objects.
struct Nodes {
    std::size_t armature = 0;
    std::vector<std::size_t> joints;
    /// Nodes of meshes, each with the morphs of its targets.
    struct MeshNode {
        std::size_t node = 0;
        std::vector<std::uint32_t> morphs;
    };
    std::vector<MeshNode> meshes;
    std::size_t camera = 0, light = 0; ///< if the scene has one
};

/// Adds "materials", "textures" and "images". Pictures in formats that glTF does not allow become
/// PNG. A picture that cannot be read is a warning, and its material has no texture.
void addMaterials(File& file, const ExportScene& scene, std::vector<Warning>& warnings);

/// Adds "nodes", "skins", "cameras" and the light. Each of the scene's meshes has one section; with
/// MeshLayout::OneMesh all are primitives of one glTF mesh.
[[nodiscard]] Nodes addNodes(File& file, const ExportScene& scene);

/// Adds "meshes" and their nodes.
void addMeshes(File& file, const ExportScene& scene, Nodes& nodes);

/// Adds the one animation.
void addAnimation(File& file, const ExportScene& scene, const Nodes& nodes);

} // namespace mmd::glb
