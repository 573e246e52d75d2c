// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QStringList>

namespace odori {

/// The bundled mannequin and its walk: in the folder of the program in the build tree, else at the
/// installed path. Empty if they are missing.
[[nodiscard]] QStringList samplePaths();

} // namespace odori
