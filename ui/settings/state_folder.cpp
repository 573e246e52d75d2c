// SPDX-License-Identifier: MIT
#include "ui/settings/state_folder.h"

#include <QtCore/QDir>
#include <QtCore/QStandardPaths>

namespace odori {
namespace {

QString parentOfState()
{
#if defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
#else
    // Qt 6.4 does not know this location. A relative path is invalid there (XDG base directories).
    const QString chosen = qEnvironmentVariable("XDG_STATE_HOME");
    return QDir::isAbsolutePath(chosen) ? chosen
                                        : QDir::homePath() + QStringLiteral("/.local/state");
#endif
}

/// `parent`/`name`, made with mode 0700 if it does not exist; empty if it cannot be made.
QString privateFolder(const QString& parent, const QString& name)
{
    const QDir folder(parent);
    // The mode is set when the folder is made, so nobody else can look into it before.
    constexpr auto owner = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;
    if (!folder.exists(name) && !folder.mkdir(name, owner) && !folder.exists(name))
        return {};
    const QFileInfo made(folder.filePath(name));
    return made.isDir() ? QDir::cleanPath(made.absoluteFilePath()) : QString();
}

} // namespace

QString wantedStateFolder(const QString& name)
{
    return QDir::cleanPath(parentOfState() + QStringLiteral("/odori/") + name);
}

QString cacheFolder(const QString& name)
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
           QStringLiteral("/odori/") + name;
}

QString stateFolder()
{
    const QString parent = parentOfState();
    return QDir().mkpath(parent) ? privateFolder(parent, QStringLiteral("odori")) : QString();
}

QString stateFolder(const QString& name)
{
    const QString parent = stateFolder();
    return parent.isEmpty() ? QString() : privateFolder(parent, name);
}

} // namespace odori
