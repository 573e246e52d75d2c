// SPDX-License-Identifier: MIT
#include "libmmd/animation/animation_file.h"

#include "libmmd/animation/bvh_reader.h"
#include "libmmd/animation/gltf/gltf_reader.h"
#include "libmmd/base/file_io.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace mmd {
namespace {

Result<SkeletonAnimation> readOwn(const std::filesystem::path& path, const AnimationWish& wish)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (bytes->empty())
        return tl::unexpected(Error{.code = ErrorCode::EmptyFile, .field = "file"});
    return extensionOf(path) == "bvh" ? readBvh(*bytes, wish)
                                      : readGltf(*bytes, path.parent_path(), wish);
}

} // namespace

bool isForeignAnimation(const std::string& extension)
{
    return extension == "fbx";
}

std::vector<std::string> animationExtensions()
{
    return {"bvh", "fbx", "glb", "gltf", "vrm", "vrma"};
}

bool isAnimationExtension(const std::string& extension)
{
    const std::vector<std::string> all = animationExtensions();
    return std::find(all.begin(), all.end(), extension) != all.end();
}

Result<SkeletonAnimation> readAnimation(const std::filesystem::path& path,
    const ForeignAnimationReader& reader, const AnimationWish& wish)
{
    const std::string extension = extensionOf(path);
    if (!isAnimationExtension(extension))
        return tl::unexpected(Error{.code = ErrorCode::UnknownFormat, .field = extension});
    auto animation = isForeignAnimation(extension) ? reader(path, wish) : readOwn(path, wish);
    if (animation && animation->frameCount == 0)
        return tl::unexpected(Error{.code = ErrorCode::NothingMatches,
            .field = std::string(animation->takes.size() > 1 ? stillTakeField : noAnimationField)});
    return animation;
}

} // namespace mmd
