// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/animation_wish.h"
#include "libmmd/base/error.h"

#include <filesystem>

namespace odori {

/// mmd::readAnimation(); FBX is read by the program odori-reader, like accessories. Waits for it:
/// for worker threads. Errors: those of both; SystemFailure if odori-reader is missing.
[[nodiscard]] mmd::Result<mmd::SkeletonAnimation> readAnimationFile(
    const std::filesystem::path& path, const mmd::AnimationWish& wish = {});

} // namespace odori
