// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

namespace odori {

/// Removes the oldest journals of ended sessions and the oldest versions of files, until all
/// journals and versions need at most `mostBytes`. The journals of running programs count, but
/// stay. Uses only the disk: for worker threads.
void limitKeptSpace(const QString& sessions, const QString& versions, qint64 mostBytes);

} // namespace odori
