// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/vpd/vpd.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

/// Folders with poses, for tests of the pose library.
namespace odori::test {

/// A temporary folder, which is empty at first.
class PoseFiles {
public:
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString path(const QString& name) const
    {
        return m_folder.filePath(name + QStringLiteral(".vpd"));
    }
    void write(const QString& name, const mmd::VpdFile& pose) const
    {
        const auto bytes = mmd::writeVpd(pose);
        writeBytes(name, QByteArray(reinterpret_cast<const char*>(bytes.data()), // NOLINT
                             qsizetype(bytes.size())));
    }
    void writeBytes(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test cannot write %s", qPrintable(file.fileName()));
    }
    [[nodiscard]] QStringList names() const
    {
        return QDir(folder()).entryList(QDir::Files, QDir::Name);
    }

private:
    QTemporaryDir m_folder;
};

/// Gives the program `name` its own empty settings.
inline void useOwnSettings(const char* name)
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QLatin1String(name));
    QSettings().clear();
}

} // namespace odori::test
