// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "libmmd/interchange/scene/export_scene.h"
#include "libmmd/interchange/scene/node_names.h"

/// Functions for the parts of an ExportScene; exportScene() combines them.
namespace mmd {

/// The bones in the file, parents first.
[[nodiscard]] std::vector<ExportJoint> exportJoints(
    const Model& model, const ExportOptions& options, NodeNamer& namer);

/// Blender ignores the position keys of a bone at the position where it puts its parent's tail,
/// straight above the parent. Shifts such bones, if they move, by 2e-5 units to the side, so that
/// Blender reads the keys.
void shiftBesideTails(ExportScene& scene);

/// One mesh, or one for each material with faces. Faces that use a vertex twice are left out. The
/// scene's materials give the meshes their names.
[[nodiscard]] std::vector<ExportMesh> exportMeshes(
    const ExportScene& scene, MeshLayout layout, NodeNamer& namer);

/// Materials in the model's order and their pictures, which are searched beside the model and then
/// by name in `textureFolder`. A missing or refused picture becomes a warning and no texture.
void exportMaterials(
    ExportScene& scene, const std::filesystem::path& textureFolder, std::vector<Warning>& warnings);

/// The camera and the light of a motion on the grid of `baked`; none without keys.
[[nodiscard]] std::optional<ExportCamera> exportCamera(
    const Motion& motion, const BakedMotion& baked);
[[nodiscard]] std::optional<ExportLight> exportLight(
    const Motion& motion, const BakedMotion& baked);

/// The job's camera and light: those of its view, else those of its motion.
[[nodiscard]] Motion viewOf(const ExportJob& job);

/// The whole scene. `job`, `motion` and `options` must outlive the scene; `target` is the file that
/// will be written, with the textures beside it.
[[nodiscard]] ExportScene exportScene(const ExportJob& job, const BakedMotion& motion,
    const ExportOptions& options, const std::filesystem::path& target,
    std::vector<Warning>& warnings);

} // namespace mmd
