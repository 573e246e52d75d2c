// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

/// The log of the program: `odori.log` in a folder of the user's state (docs/diagnostics.md). It
/// has the messages of Qt, errors that were shown, and a line for each start. Personal paths are
/// replaced.
namespace odori {

/// From now on, messages of Qt and logLine() are written to `folder`/odori.log; messages of Qt also
/// go where they went before. An empty folder: nothing is written. A second call changes the
/// folder.
void startLog(const QString& folder);

/// Writes a line with the time and `kind`, one word. Thread-safe, never fails, does nothing before
/// startLog().
void logLine(const char* kind, const QString& text);

/// The last lines, oldest first.
[[nodiscard]] QStringList lastLogLines(int count);

} // namespace odori
