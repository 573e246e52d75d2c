// SPDX-License-Identifier: MIT
#include "ui/document/files/file_saving.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"

namespace odori {

mmd::Result<mmd::ContentMark> saveFile(const FileToSave& file)
{
    return mmd::guarded(
        [&] { return mmd::saveScene(file, mmd::pathFromUtf8(file.path.toStdString())); });
}

} // namespace odori
