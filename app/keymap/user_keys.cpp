// SPDX-License-Identifier: MIT
#include "app/keymap/user_keys.h"

#include "app/keymap/key_map_file.h"
#include "libmmd/base/file_io.h"
#include "ui/messages/messages.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>

#include <utility>

namespace odori {

UserKeys::UserKeys(QString path, QObject* parent)
    : QObject(parent)
    , m_path(std::move(path))
{
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &UserKeys::readAgain);
    watch();
    const QFileInfo file(m_path);
    if (!file.exists() && !file.isSymLink())
        return;
    const auto json = readKeyMapFile(m_path);
    const auto map = json.and_then(keyMapOfJson);
    m_content = json.value_or(QByteArray());
    if (map) {
        m_map = *map;
    } else {
        m_isUnread = true;
        m_problem = tr("%1 The keys of MMD are used.").arg(sentence(map.error(), m_path));
    }
}

void UserKeys::watch()
{
    // The folder, because a file that is replaced is not watched any more. It is created, so that
    // another editor's first change is noticed.
    const QString folder = QFileInfo(m_path).path();
    if (m_watcher.directories().isEmpty() && QDir().mkpath(folder))
        m_watcher.addPath(folder);
}

void UserKeys::readAgain()
{
    const auto json = readKeyMapFile(m_path);
    if (!json || *json == m_content) // such as a change of another file in the folder
        return;
    const auto map = keyMapOfJson(*json);
    if (!map) // the next start reports it; until then the keys stay
        return;
    m_content = *json;
    m_isUnread = false;
    if (*map == m_map)
        return;
    m_map = *map;
    emit changed();
}

QString UserKeys::usualPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/keymap.json");
}

/// Renames a file that could not be read: a newer program may have written it, or the user may
/// repair it.
bool UserKeys::keepUnread()
{
    const QFileInfo file(m_path);
    const QString beside = file.path() + u'/' + file.completeBaseName();
    m_isUnread = m_isUnread && (file.exists() || file.isSymLink());
    const auto from = mmd::pathFromUtf8(m_path.toStdString());
    for (int number = 1; m_isUnread && number < 100; ++number) {
        const QString to = QStringLiteral("%1.old%2.json").arg(beside).arg(number);
        if (mmd::renameFile(from, mmd::pathFromUtf8(to.toStdString())))
            m_isUnread = false;
    }
    return !m_isUnread;
}

void UserKeys::setMap(const KeyMap& map)
{
    if (map == m_map)
        return;
    m_map = map;
    emit changed();
    if (m_isUnread && !keepUnread())
        emit notSaved(tr("The key map is not saved, because %1 could not be renamed.").arg(m_path));
    else if (const auto written = writeKeyMap(m_map, m_path); !written)
        emit notSaved(sentence(written.error(), m_path));
    else
        m_content = jsonOf(m_map);
    watch();
}

} // namespace odori
