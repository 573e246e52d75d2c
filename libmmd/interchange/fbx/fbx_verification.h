// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/interchange/export.h"
#include "libmmd/interchange/fbx/fbx_ascii.h"
#include "libmmd/interchange/fbx/fbx_node.h"
#include "libmmd/interchange/scene/export_scene.h"

namespace mmd::fbx {

/// Largest difference between a vertex morph's weight in the bake and in the file's curve at that
/// frame, over all blend shape channels; 1 if a channel is missing.
[[nodiscard]] double largestWeightError(Document& document, const ExportScene& scene);

/// Plays the joints in both ways of blending (Reading), at every frame and half-way to the next
/// one, and stores the largest difference in `result`. Errors: NotVerified if joints are missing or
/// angles jump between two frames; Cancelled.
[[nodiscard]] Result<void> verifyReadings(
    Document& document, const ExportScene& scene, Verification& result, ProgressPart progress);

/// Removes all blend shapes. Assimp's importer copies each shape to all corners of all faces, which
/// takes a gigabyte for a file of four megabytes.
void dropShapes(Document& document);

/// The same for a text: returns the rest of it.
[[nodiscard]] std::vector<std::byte> withoutShapes(
    std::span<const std::byte> text, const AsciiFile& file);

} // namespace mmd::fbx
