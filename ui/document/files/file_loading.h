// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/opened_file.h"
#include "libmmd/scene/edits/scene/placing.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <utility>
#include <vector>

namespace odori {

/// The content of a file, and the file.
struct LoadedFile : mmd::OpenedFile {
    QString path;

    /// The times of the last change of the files that saving may overwrite, taken while reading.
    [[nodiscard]] std::vector<std::pair<QString, QDateTime>> times() const;
};

/// mmd::openAnyFile; for worker threads. Never throws.
[[nodiscard]] mmd::Result<LoadedFile> loadFile(const QString& path);

/// A project that was read from `path`, or from an earlier version of it. Compares its motions with
/// their files: for worker threads.
[[nodiscard]] LoadedFile loadedProject(mmd::OpenedProject project, const QString& path);

/// The patch that opens `file`, which is not a project, in the active actor of `target`. If nothing
/// is open, an actor is made. A pose becomes drafts at the frame, for the bones and morphs whose
/// shown value differs; they are selected then.
[[nodiscard]] mmd::ScenePatch patchOf(
    const LoadedFile& file, const mmd::EditTarget& target, const mmd::Placing& placing = {});

} // namespace odori
