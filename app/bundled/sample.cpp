// SPDX-License-Identifier: MIT
#include "app/bundled/sample.h"

#include "app/bundled/bundled_files.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>

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

QString outsideSample(const QString& path)
{
    const QStringList sample = samplePaths();
    const QFileInfo file(path);
    if (sample.isEmpty() || QFileInfo(sample.front()).canonicalPath() != file.dir().canonicalPath())
        return path;
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return (documents.exists() ? documents : QDir::home()).filePath(file.fileName());
}

} // namespace odori
