// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export_scene.h"
#include "libmmd/interchange/fbx_node.h"

namespace mmd::fbx {

/// Largest difference between a vertex morph's weight in the bake and what its curve in the file
/// gives at that frame, over all blend shape channels; 1 where a channel is missing.
[[nodiscard]] double largestWeightError(Document& document, const ExportScene& scene);

/// Takes all blend shapes out. Assimp's importer unfolds each into all corners of all faces, which
/// takes a gigabyte where the file has four megabytes.
void dropShapes(Document& document);

} // namespace mmd::fbx
