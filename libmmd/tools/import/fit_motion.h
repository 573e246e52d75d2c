// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/import/import_motion.h"

namespace mmd {

struct FitOptions {
    double scale = 0.0; ///< of positions; 0: the ratio of the legs' lengths
};

/// `motion`, which was made for the model `from`, for `to`: positions are multiplied by the scale,
/// and rotations are changed where arms, legs and fingers have other directions at rest, so that
/// they have the same directions as on `from`. No key is added or removed, except a first key for
/// unkeyed arms with another direction; curves stay. Tracks that one of the models lacks stay as
/// they are. Figures: MappedBones, Scale, KeysBefore, KeysAfter. Errors: NothingMatches if the
/// models have no bone in common.
[[nodiscard]] Result<ImportedMotion> fittedMotion(
    const Model& from, const Model& to, const Motion& motion, const FitOptions& options);

/// The same as a tool: it replaces the actor's motion by ToolInput::other (without it, the actor's
/// own), which was made for ToolInput::otherModel. Tracks and range do not count. KeysBefore counts
/// the replaced keys of the actor.
/// Errors: also NothingMatches without either model.
[[nodiscard]] Result<ToolResult> fitMotion(
    const ToolInput& input, const FitOptions& options, ProgressPart progress);

} // namespace mmd
