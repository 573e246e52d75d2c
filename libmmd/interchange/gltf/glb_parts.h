// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/gltf/glb_buffer.h"
#include "libmmd/interchange/scene/export_scene.h"

/// Parts of a GLB; writeGlb() puts them together. Indices in what they add are those of glTF.
namespace mmd::glb {

/// What the parts write into.
struct File {
    Json json = Json::object();
    Buffer buffer;
};

/// Where the scene's things are among the nodes.
struct Nodes {
    std::size_t armature = 0;
    std::vector<std::size_t> joints;
    /// Nodes of meshes, each with the morphs of its targets.
    struct MeshNode {
        std::size_t node = 0;
        std::vector<std::uint32_t> morphs;
    };
    std::vector<MeshNode> meshes;
    std::size_t camera = 0, light = 0; ///< where the scene has one
};

/// Adds "materials", "textures" and "images". Pictures that glTF does not know become PNG; one that
/// cannot be read is a warning, and its material goes without.
void addMaterials(File& file, const ExportScene& scene, std::vector<Warning>& warnings);

/// Adds "nodes", "skins", "cameras" and the light. The scene's meshes have one section each; with
/// MeshLayout::OneMesh all are primitives of one glTF mesh.
[[nodiscard]] Nodes addNodes(File& file, const ExportScene& scene);

/// Adds "meshes" and their nodes.
void addMeshes(File& file, const ExportScene& scene, Nodes& nodes);

/// Adds the one animation.
void addAnimation(File& file, const ExportScene& scene, const Nodes& nodes);

} // namespace mmd::glb
