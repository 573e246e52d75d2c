// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/animation/animation_wish.h"
#include "libmmd/base/error.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace mmd {

/// Reads a file in another process (odori-reader), because its importer may crash.
using ForeignAnimationReader = std::function<Result<SkeletonAnimation>(
    const std::filesystem::path& path, const AnimationWish& wish)>;

/// The extensions of such files, in lower case without the dot.
[[nodiscard]] std::vector<std::string> animationExtensions();
/// Whether files with this extension (lower case, without the dot) can have a skeleton's animation.
[[nodiscard]] bool isAnimationExtension(const std::string& extension);
/// Whether `reader` reads them.
[[nodiscard]] bool isForeignAnimation(const std::string& extension);

/// Reads an animation of a file by its extension: bvh, glb, gltf and vrm here, fbx by `reader`. It
/// has at least one joint and one frame. Errors: UnknownFormat; NothingMatches with
/// noAnimationField or stillTakeField if nothing moves a joint, so that the rest pose is never
/// taken for an animation; those of readFile(), readBvh(), readGltf() and `reader`.
[[nodiscard]] Result<SkeletonAnimation> readAnimation(const std::filesystem::path& path,
    const ForeignAnimationReader& reader, const AnimationWish& wish = {});

} // namespace mmd
