// SPDX-License-Identifier: MIT
#pragma once

#include "app/keymap/user_keys.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QStandardPaths>

namespace odori::test {

/// Gives the program `name` its own key map file, which does not exist yet.
inline void useOwnKeys(const char* name)
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QLatin1String(name));
    QStandardPaths::setTestModeEnabled(true);
    QFile::remove(UserKeys::usualPath());
}

inline void setKeys(KeyMap& map, const char* id, const CommandKeys& keys)
{
    map.setKeys(commandOf(QLatin1String(id)), keys);
}

/// Adds the keys of one command to those that `keys` has.
inline void remap(UserKeys& keys, const char* id, const CommandKeys& to)
{
    KeyMap map = keys.map();
    setKeys(map, id, to);
    keys.setMap(map);
}

} // namespace odori::test
