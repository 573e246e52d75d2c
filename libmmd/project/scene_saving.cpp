// SPDX-License-Identifier: MIT
#include "libmmd/project/scene_saving.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/format/vmd/vmd.h"

namespace mmd {

Result<ContentMark> saveScene(const SceneToSave& toSave, const std::filesystem::path& path)
{
    return guarded([&]() -> Result<ContentMark> {
        if (!toSave.motion)
            return saveProject(toSave.scene, toSave.extras, path);
        const Motion* motion = findMotion(toSave.scene, *toSave.motion);
        if (!motion)
            return tl::unexpected(
                Error{.code = ErrorCode::NotWritable, .offset = 0, .field = "file", .value = 0});
        const std::vector<std::byte> bytes = vmdFromMotion(*motion);
        return writeFile(path, bytes).map([&] { return markOf(bytes); });
    });
}

} // namespace mmd
