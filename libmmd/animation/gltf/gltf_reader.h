// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/animation_wish.h"
#include "libmmd/base/error.h"

#include <cstddef>
#include <filesystem>
#include <span>

namespace mmd {

/// Reads the skeleton and one animation of a glTF 2.0: a GLB or VRM, or the JSON of a glTF whose
/// buffers are data URIs or files in `folder`. The animation is read from its first to its last
/// key, at 30 frames a second; if it moves no node, it has no frames. Joints that a VRM names have
/// those names ("leftUpperArm"). The unit is a metre. Errors: BadText with the reason;
/// UnexpectedEnd; UnsupportedVersion; those of bakedNodes() and chosenTake() and, for buffers in
/// files, of readFile().
[[nodiscard]] Result<SkeletonAnimation> readGltf(std::span<const std::byte> bytes,
    const std::filesystem::path& folder, const AnimationWish& wish = {});

} // namespace mmd
