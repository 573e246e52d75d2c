// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/project.h"

#include <QtCore/QString>

#include <optional>

namespace odori {

/// The data to save: a snapshot, so that a worker can write it while the document changes.
struct FileToSave {
    QString path;
    mmd::Scene scene;
    std::optional<mmd::ActorId> motion; ///< only this actor's motion, as VMD; none: the project
    mmd::ProjectExtras extras;          ///< the project's
    std::uint64_t id = 0;               ///< of this save, for the journal
};

/// Writes all of it or nothing. Uses only the snapshot: for worker threads. Never throws.
[[nodiscard]] mmd::Result<void> saveFile(const FileToSave& file);

} // namespace odori
