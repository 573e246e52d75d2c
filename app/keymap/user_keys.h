// SPDX-License-Identifier: MIT
#pragma once

#include "app/keymap/key_map.h"

#include <QtCore/QByteArray>
#include <QtCore/QFileSystemWatcher>
#include <QtCore/QObject>

namespace odori {

/// The user's key map and its file. It is saved after every change, and read again when another
/// running editor has changed it, so that all of them have the same keys.
class UserKeys : public QObject {
    Q_OBJECT
public:
    /// Reads the file at `path` if there is one.
    explicit UserKeys(QString path, QObject* parent = nullptr);

    /// keymap.json in the folder of the program's settings.
    [[nodiscard]] static QString usualPath();

    [[nodiscard]] const KeyMap& map() const { return m_map; }
    /// Why the file was not read; empty if it was, or if there is none. After an error the keys are
    /// those of the MMD preset, and the file is not changed; the first change of the map renames
    /// it.
    [[nodiscard]] const QString& problem() const { return m_problem; }

public slots:
    void setMap(const odori::KeyMap& map);

signals:
    void changed();
    /// The map is used but could not be saved; `why` is the reason for the user.
    void notSaved(const QString& why);

private:
    [[nodiscard]] bool keepUnread();
    /// Reports changes of the file from now on, if its folder exists or can be created.
    void watch();
    void readAgain();

    QString m_path;
    QFileSystemWatcher m_watcher;
    QByteArray m_content; ///< of the file, as it was last read or written here
    KeyMap m_map;
    QString m_problem;
    bool m_isUnread = false; ///< the file's content is not in the map
};

} // namespace odori
