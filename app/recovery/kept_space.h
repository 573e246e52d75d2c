// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

namespace odori {

/// Removes the oldest discarded journals and the oldest versions of files, and then the oldest
/// journals that ended unexpectedly, until all journals and versions need at most `mostBytes`. The
/// journals of running programs count, but stay, and so does the newest one that ended
/// unexpectedly. Uses only the disk: for worker threads.
void limitKeptSpace(const QString& sessions, const QString& versions, qint64 mostBytes);

} // namespace odori
