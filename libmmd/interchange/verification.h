// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "libmmd/interchange/scene/export_scene.h"

#include <span>

namespace mmd {

/// Reads the finished file with Assimp's importer, which shares no code with the writers, plays its
/// animation, and compares every joint at every frame with the bake. Error: SystemFailure if the
/// file cannot be read or a joint is missing.
[[nodiscard]] Result<Verification> verifyFile(
    const ExportScene& scene, std::span<const std::byte> bytes, ProgressPart progress);

} // namespace mmd
