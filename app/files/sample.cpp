// SPDX-License-Identifier: MIT
#include "app/files/sample.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

namespace odori {

QStringList samplePaths()
{
    const QString program = QCoreApplication::applicationDirPath();
    for (const QString& folder : {QStringLiteral("/../resources/sample"),
             QStringLiteral("/../../resources/sample"), QStringLiteral("/../share/odori/sample")}) {
        const QFileInfo model(program + folder + QStringLiteral("/mannequin.pmx"));
        const QFileInfo motion(program + folder + QStringLiteral("/walk.vmd"));
        if (model.exists() && motion.exists())
            return {model.canonicalFilePath(), motion.canonicalFilePath()};
    }
    return {};
}

bool isSamplePath(const QString& path)
{
    return !path.isEmpty() && samplePaths().contains(QFileInfo(path).canonicalFilePath());
}

} // namespace odori
