// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool.h"

namespace mmd {

struct FkToIkOptions {
    std::vector<int> chains;   ///< indices of Rig::chains; wrong ones are ignored
    bool ignoresOldIk = false; ///< also at frames where a chain is on, its goal gets a key at the
                               ///< effector's place without IK; else the goal stays there
    bool thins = true;         ///< keys that are not needed are removed
    double units = 0.01;       ///< how far a joint may move because of that
};

/// An effector that is farther than this from where it was, in units, does not reach its goal.
inline constexpr double reachedUnits = 0.01;

/// Gives the goals of IK chains keys at the places of the effectors without IK, and switches the
/// chains on, in the input's range (cut at the motion's end). A goal that carries another chosen
/// goal (the ankle's that of the toes) also gets the rotation of its effector. The links keep their
/// keys: the solver starts from them, so the knees keep their direction where the chain's limits
/// allow it. The input's tracks do not count. Without a model nothing changes. Figures: KeysBefore
/// and KeysAfter of the goals; Unreached (the frames at which an effector is farther than
/// reachedUnits from its place), FarthestFromGoal; KneeDegrees (kneeDegrees()). Cancelled;
/// TooManyFrames.
[[nodiscard]] Result<ToolResult> fkToIk(
    const ToolInput& input, const FkToIkOptions& options, ProgressPart progress);

/// By how much the direction from a chain's topmost link to its lowest one (from hip to knee)
/// differs between two poses, in degrees. 0 for chains with one link.
[[nodiscard]] double kneeDegrees(const RigIkChain& chain, std::span<const BoneTransform> one,
    std::span<const BoneTransform> other);

} // namespace mmd
