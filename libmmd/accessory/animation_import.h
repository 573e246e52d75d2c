// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/animation_wish.h"
#include "libmmd/base/error.h"

#include <filesystem>

namespace mmd {

/// Reads the skeleton and an animation (a take) of an FBX with Assimp, at 30 frames a second.
/// Assimp's pivot nodes are part of the joints that they belong to. Between the keys of the file
/// rotations are blended as quaternions. A take that moves no node has no frames. A file without
/// skins has its nodes' own transforms as rest pose. Errors: those of reading a file; BadText with
/// readableReason(); those of chosenTake() and bakedNodes().
///
/// Assimp may crash or hang on a hostile file: call it only in a process of its own, with limits
/// (readAnimationFile in ui/accessories).
[[nodiscard]] Result<SkeletonAnimation> importFbxAnimation(
    const std::filesystem::path& path, const AnimationWish& wish = {});

} // namespace mmd
