// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/fbx/fbx_objects.h"
#include "libmmd/interchange/scene/export_scene.h"

#include <filesystem>
#include <string>

/// Steps from what Assimp writes to a file that every tool opens (docs/fbx.md lists the faults by
/// number). Each does nothing where there is nothing to cure. They find objects by the roles that
/// assimp_scene.h gives them, so nameObjects comes after those that need roles.
namespace mmd::fbx {

/// Joints that no mesh needs are limb nodes too; Assimp makes them empties, which tools lose.
void makeLimbNodes(Objects& objects, const ExportScene& scene);

/// Fault 8: one mesh keeps all of its materials, by polygon.
void joinMaterials(Objects& objects, const ExportScene& scene);

/// Fault 9: a layer names only elements that the geometry has.
void dropMissingLayerElements(Objects& objects);

/// Faults 2 and 3: vertex morphs as blend shapes, with their animation.
void addShapes(Objects& objects, const ExportScene& scene);

/// Faults 4, 5 and 6: the joints' curves from the baked motion, with exact times, rotations without
/// jumps, linear, nothing for the scale. Assimp gets no animation: it takes longer to write its
/// curves and to take them out than to write ours.
void fillJointCurves(Objects& objects, const ExportScene& scene);

/// Nodes that Assimp does not write.
void addCamera(Objects& objects, const ExportScene& scene);
void addLight(Objects& objects, const ExportScene& scene);

/// Fault 11: the rest pose of skeleton and meshes.
void addBindPose(Objects& objects, const ExportScene& scene);

/// Fault 10: every object has a name, that of its model or file; roles become names. The model's
/// own name of a bone that is called otherwise stays in its user property "MMD name".
void nameObjects(Objects& objects, const ExportScene& scene);

/// Puts the pictures themselves into the file; one that cannot be read stays a path.
void embedTextures(Objects& objects, const ExportScene& scene, std::vector<Warning>& warnings);

/// Fault 7: length, frames a second, the active stack.
void setTimes(Objects& objects, const ExportScene& scene);

/// Who wrote it, without a clock: the same input gives the same bytes.
void setHeader(Document& document, std::uint32_t version);

/// Fault 12: how many objects there are of each type.
void countDefinitions(Document& document);

/// All steps, in their order.
void finish(Document& document, const ExportScene& scene, std::vector<Warning>& warnings);

} // namespace mmd::fbx
