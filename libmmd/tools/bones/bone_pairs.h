// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool.h"

namespace mmd {

/// Two bones that can share one movement. The first one of each is the one that old models have.
enum class BoneCouple {
    CentreGroove, ///< センター, グルーブ
    CentreWaist,  ///< センター, 腰: only the rotation is shared
    MotherCentre, ///< 全ての親, センター; feet on IK are corrected
    UpperBody,    ///< 上半身, 上半身2: positions change, rotations stay
    ArmTwist,     ///< 腕, 腕捩 of both sides: the rotation about the arm
    WristTwist,   ///< 手首, 手捩 of both sides: the rotation about the forearm
    LegD,         ///< 足, 足D of both sides: exact for legs without IK
};

/// Moves the movement of the first bone of a pair in part (`share`, 0..1) to the second one, in the
/// input's range. Bones that hang on both stay where they are, except those of UpperBody, which
/// keep their rotation only; ToolResult::moved says how far. Other bones on the first one are
/// corrected. Tracks that change get new keys (thinned). The input's tracks do not count. Nothing
/// changes if the model lacks a bone, or the second one does not hang on the first one as it must.
/// Figures: KeysBefore, KeysAfter (of the tracks that change). Cancelled; TooManyFrames.
[[nodiscard]] Result<ToolResult> splitBones(
    const ToolInput& input, BoneCouple pair, double share, ProgressPart progress);

/// Moves all of the movement of the second bone to the first one, in the same way.
[[nodiscard]] Result<ToolResult> mergeBones(
    const ToolInput& input, BoneCouple pair, ProgressPart progress);

} // namespace mmd
