// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QStringList>

namespace odori {

/// The bundled mannequin and its walk: beside the program in the build tree, else where it is
/// installed. Empty if they are missing.
[[nodiscard]] QStringList samplePaths();

} // namespace odori
