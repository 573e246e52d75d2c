// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/interchange/scene/export_scene.h"

#include <cstddef>
#include <vector>

/// One writer a format: a scene in, the bytes of a whole file out. Cancelled, or an Error of the
/// format (a file too big, a library that fails).
namespace mmd {

[[nodiscard]] Result<std::vector<std::byte>> writeFbx(
    const ExportScene& scene, ProgressPart progress, std::vector<Warning>& warnings);
[[nodiscard]] Result<std::vector<std::byte>> writeGlb(
    const ExportScene& scene, ProgressPart progress, std::vector<Warning>& warnings);
[[nodiscard]] Result<std::vector<std::byte>> writeBvh(
    const ExportScene& scene, ProgressPart progress, std::vector<Warning>& warnings);

} // namespace mmd
