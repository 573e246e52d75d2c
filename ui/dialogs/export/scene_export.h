// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "libmmd/scene/scene.h"

namespace odori {

/// Sets ExportJob::poses for an actor of `scene`, a snapshot, if it or the camera follows other
/// models at any frame: then the export contains what the viewport shows.
void exportOutsideParents(mmd::ExportJob& job, const mmd::Scene& scene, mmd::ActorId actor);

} // namespace odori
