// SPDX-License-Identifier: MIT
#include "ui/document/files/file_saving.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/format/vmd/vmd.h"

namespace odori {
namespace {

mmd::Result<void> save(const FileToSave& file)
{
    const auto path = mmd::pathFromUtf8(file.path.toStdString());
    if (!file.motion)
        return mmd::saveProject(file.scene, file.extras, path);
    const mmd::Motion* motion = mmd::findMotion(file.scene, *file.motion);
    if (!motion)
        return tl::unexpected(mmd::Error{
            .code = mmd::ErrorCode::NotWritable, .offset = 0, .field = "file", .value = 0});
    return mmd::writeFile(path, mmd::vmdFromMotion(*motion));
}

} // namespace

mmd::Result<void> saveFile(const FileToSave& file)
{
    return mmd::guarded([&] { return save(file); });
}

} // namespace odori
