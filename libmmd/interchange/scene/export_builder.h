// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "libmmd/interchange/scene/export_scene.h"
#include "libmmd/interchange/scene/node_names.h"

/// Parts of an ExportScene; exportScene() puts them together.
namespace mmd {

/// The bones that are written, parents first.
[[nodiscard]] std::vector<ExportJoint> exportJoints(
    const Model& model, const ExportOptions& options, NodeNamer& namer);

/// Blender ignores the position keys of a bone that lies where it puts its parent's tail, straight
/// above it. Shifts such bones, if they move, by 2e-5 units to the side: then it reads the keys.
void shiftBesideTails(ExportScene& scene);

/// One mesh, or one for each material that has faces. Faces without area of indices are left out.
/// The scene's materials name the meshes.
[[nodiscard]] std::vector<ExportMesh> exportMeshes(
    const ExportScene& scene, MeshLayout layout, NodeNamer& namer);

/// Materials in the model's order and the pictures they use, found beside the model. What is
/// missing or refused becomes a warning and no texture.
void exportMaterials(ExportScene& scene, std::vector<Warning>& warnings);

/// The camera and the light of a motion on the grid of `baked`; none without keys.
[[nodiscard]] std::optional<ExportCamera> exportCamera(
    const Motion& motion, const BakedMotion& baked);
[[nodiscard]] std::optional<ExportLight> exportLight(
    const Motion& motion, const BakedMotion& baked);

/// The job's camera and light: its view's, else its motion's.
[[nodiscard]] Motion viewOf(const ExportJob& job);

/// All of it. `job`, `motion` and `options` must outlive the scene; `target` is the file to be
/// written, beside which textures have their place.
[[nodiscard]] ExportScene exportScene(const ExportJob& job, const BakedMotion& motion,
    const ExportOptions& options, const std::filesystem::path& target,
    std::vector<Warning>& warnings);

} // namespace mmd
