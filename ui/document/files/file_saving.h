// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/project.h"

#include <QtCore/QString>

#include <optional>

namespace odori {

/// What saving writes: a snapshot, so that a worker may write it while the document goes on.
struct FileToSave {
    QString path;
    mmd::Scene scene;
    std::optional<mmd::ActorId> motion; ///< this actor's alone, as VMD; none: the project
    mmd::ProjectExtras extras;          ///< the project's
};

/// Writes it whole or not at all. Depends on nothing but the snapshot: for worker threads.
/// Never throws.
[[nodiscard]] mmd::Result<void> saveFile(const FileToSave& file);

} // namespace odori
