// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/interchange/export.h"
#include "libmmd/interchange/fbx/fbx_ascii.h"
#include "libmmd/interchange/fbx/fbx_node.h"
#include "libmmd/interchange/scene/export_scene.h"

namespace mmd::fbx {

/// Largest difference between a vertex morph's weight in the bake and what its curve in the file
/// gives at that frame, over all blend shape channels; 1 where a channel is missing.
[[nodiscard]] double largestWeightError(Document& document, const ExportScene& scene);

/// Plays the joints as both kinds of tools do (Reading), at every frame and half-way to the next,
/// and takes the largest difference into `result`. NotVerified if joints are missing or angles jump
/// between two frames; Cancelled.
[[nodiscard]] Result<void> verifyReadings(
    Document& document, const ExportScene& scene, Verification& result, ProgressPart progress);

/// Takes all blend shapes out. Assimp's importer unfolds each into all corners of all faces, which
/// takes a gigabyte where the file has four megabytes.
void dropShapes(Document& document);

/// The same of a text: what is left of it.
[[nodiscard]] std::vector<std::byte> withoutShapes(
    std::span<const std::byte> text, const AsciiFile& file);

} // namespace mmd::fbx
