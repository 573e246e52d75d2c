// SPDX-License-Identifier: MIT
#include "app/bundled/sample.h"

#include "app/bundled/bundled_files.h"

#include <QtCore/QFileInfo>

namespace odori {

QStringList samplePaths()
{
    const QString model = bundledFile(QStringLiteral("sample/mannequin.pmx"));
    const QString motion = bundledFile(QStringLiteral("sample/walk.vmd"));
    return model.isEmpty() || motion.isEmpty() ? QStringList() : QStringList{model, motion};
}

bool isSamplePath(const QString& path)
{
    return !path.isEmpty() && samplePaths().contains(QFileInfo(path).canonicalFilePath());
}

} // namespace odori
