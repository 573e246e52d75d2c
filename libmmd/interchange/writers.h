// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/interchange/scene/export_scene.h"

#include <cstddef>
#include <vector>

/// One writer for each format: takes a scene and returns the bytes of a whole file. Errors:
/// Cancelled, or an error of the format (a file too big, a failing library).
namespace mmd {

[[nodiscard]] Result<std::vector<std::byte>> writeFbx(
    const ExportScene& scene, ProgressPart progress, std::vector<Warning>& warnings);
[[nodiscard]] Result<std::vector<std::byte>> writeGlb(
    const ExportScene& scene, ProgressPart progress, std::vector<Warning>& warnings);
[[nodiscard]] Result<std::vector<std::byte>> writeBvh(
    const ExportScene& scene, ProgressPart progress, std::vector<Warning>& warnings);

} // namespace mmd
