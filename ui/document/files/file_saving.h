// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/content_hash.h"
#include "libmmd/project/scene_saving.h"

#include <QtCore/QString>

#include <cstdint>

namespace odori {

/// What to save and where: a snapshot, so that a worker can write it while the document changes.
struct FileToSave : mmd::SceneToSave {
    QString path;
    std::uint64_t id = 0; ///< of this save, for the journal
};

/// mmd::saveScene; for worker threads. Never throws.
[[nodiscard]] mmd::Result<mmd::ContentMark> saveFile(const FileToSave& file);

} // namespace odori
