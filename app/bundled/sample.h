// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QStringList>

namespace odori {

/// The bundled mannequin and its walk: in the folder of the program in the build tree, else at the
/// installed path. Empty if they are missing.
[[nodiscard]] QStringList samplePaths();

/// Whether `path` is one of these files. The program never writes them: saving asks for a name.
[[nodiscard]] bool isSamplePath(const QString& path);

/// `path`, or the same file name in the user's documents if `path` is in the sample's folder: the
/// place of a new file that is made from the sample.
[[nodiscard]] QString outsideSample(const QString& path);

} // namespace odori
