// SPDX-License-Identifier: MIT
#include "app/bundled/bundled_files.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

namespace odori {

QString bundledFile(const QString& name)
{
    const QString program = QCoreApplication::applicationDirPath();
    for (const QString& folder : {QStringLiteral("/../resources/"),
             QStringLiteral("/../../resources/"), QStringLiteral("/../share/odori/"),
             QStringLiteral("/../Resources/")}) // macOS: a bundle
        if (const QFileInfo file(program + folder + name); file.exists())
            return file.canonicalFilePath();
    return {};
}

} // namespace odori
