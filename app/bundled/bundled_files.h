// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

namespace odori {

/// The file `name` ("sample/walk.vmd", "manual/index.html") of those that belong to the program: in
/// the build folder while it is developed, else in share/odori beside the folder of the program.
/// Empty if it is missing.
[[nodiscard]] QString bundledFile(const QString& name);

} // namespace odori
