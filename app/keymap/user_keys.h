// SPDX-License-Identifier: MIT
#pragma once

#include "app/keymap/key_map.h"

#include <QtCore/QObject>

namespace odori {

/// The user's key map and its file, which is read once and saved after every change.
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

    QString m_path;
    KeyMap m_map;
    QString m_problem;
    bool m_isUnread = false; ///< the file's content is not in the map
};

} // namespace odori
