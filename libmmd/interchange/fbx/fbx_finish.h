// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/fbx/fbx_objects.h"
#include "libmmd/interchange/scene/export_scene.h"

#include <filesystem>
#include <string>

/// Steps that turn Assimp's result into a file that every tool opens (docs/fbx.md lists the faults
/// by number). A step changes nothing if its fault is absent. They find objects by the roles that
/// assimp_scene.h gives them, so nameObjects is after all steps that need roles.
namespace mmd::fbx {

/// Joints without a mesh become limb nodes too; Assimp makes them empties, which tools ignore.
void makeLimbNodes(Objects& objects, const ExportScene& scene);

/// Fault 8: one mesh keeps all its materials, by polygon.
void joinMaterials(Objects& objects, const ExportScene& scene);

/// Fault 13: materials do not mirror. Assimp's template says 1 for both factors, and Blender reads
/// that as metal.
void dullMaterials(Objects& objects);

/// Fault 9: a layer names only existing elements of the geometry.
void dropMissingLayerElements(Objects& objects);

/// Faults 2 and 3: vertex morphs as blend shapes, with their animation.
void addShapes(Objects& objects, const ExportScene& scene);

/// Faults 4, 5 and 6: the joints' curves from the baked motion, with exact times, rotations without
/// jumps, linear, no scale. Assimp gets no animation: writing its curves and removing them takes
/// longer than writing ours.
void fillJointCurves(Objects& objects, const ExportScene& scene);

/// Nodes that Assimp does not write.
void addCamera(Objects& objects, const ExportScene& scene);
void addLight(Objects& objects, const ExportScene& scene);

/// Fault 11: the rest pose of skeleton and meshes.
void addBindPose(Objects& objects, const ExportScene& scene);

/// Fault 10: every object gets the name of its model or file instead of its role. If a bone's name
/// is changed, its user property "MMD name" keeps the name from the model.
void nameObjects(Objects& objects, const ExportScene& scene);

/// Embeds the pictures in the file; a picture that cannot be read stays a path.
void embedTextures(Objects& objects, const ExportScene& scene, std::vector<Warning>& warnings);

/// Fault 7: length, frames a second, the active stack.
void setTimes(Objects& objects, const ExportScene& scene);

/// The name of this program, without a time: the same input gives the same bytes.
void setHeader(Document& document, std::uint32_t version);

/// Fault 12: the number of objects of each type.
void countDefinitions(Document& document);

/// All steps, in their order.
void finish(Document& document, const ExportScene& scene, std::vector<Warning>& warnings);

} // namespace mmd::fbx
