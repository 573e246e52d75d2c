// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/animation_wish.h"
#include "libmmd/base/error.h"

#include <cstddef>
#include <span>

namespace mmd {

/// Reads a BVH file: any number of roots, channels in any order, positions of any joint (they
/// replace its offset on their axes). The rest pose has all rotations zero. Without channels there
/// are no frames. End sites become joints
/// without a name. Names that are no UTF-8 are decoded with their probable encoding.
/// Errors: BadText with the reason and the line; UnexpectedEnd; CountTooLarge for more frames than
/// the rest of the file can hold; TooManyRecords over mostJoints joints or the places of `wish`.
/// All have the offset. Those of chosenTake().
[[nodiscard]] Result<SkeletonAnimation> readBvh(
    std::span<const std::byte> bytes, const AnimationWish& wish = {});

} // namespace mmd
