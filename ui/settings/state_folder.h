// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

namespace odori {

/// The folder of data that the program keeps between its runs: journals, versions, logs. It is
/// $XDG_STATE_HOME/odori or ~/.local/state/odori, and the usual folder on Windows and macOS. If it
/// does not exist, it is made for the user only (mode 0700). Empty if it cannot be made.
[[nodiscard]] QString stateFolder();

/// The folder `name` in the state folder, which is made in the same way. Empty if it cannot be
/// made.
[[nodiscard]] QString stateFolder(const QString& name);
/// The path of that folder, for messages, even if it cannot be made.
[[nodiscard]] QString wantedStateFolder(const QString& name);

/// The path of a folder for data that can be made again: $XDG_CACHE_HOME/odori/`name`, or in the
/// system's usual folder. It is not made.
[[nodiscard]] QString cacheFolder(const QString& name);

} // namespace odori
