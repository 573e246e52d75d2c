// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QObject>
#include <QtCore/QStringList>

namespace odori {

/// The last opened and saved files, the latest first. The program stores them.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] QStringList paths() const;
    /// One name for each of `paths`, in their order. Files of one name have their folder too,
    /// "walk.vmd — songA".
    [[nodiscard]] static QStringList namesOf(const QStringList& paths);
    void remember(const QString& path);
    /// Forgets them all; the files stay.
    void clear();

signals:
    void changed();
};

} // namespace odori
