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
    /// The names of paths(), one for each, in the same order. Files of one name have their folder
    /// too, "walk.vmd — songA".
    [[nodiscard]] QStringList names() const;
    void remember(const QString& path);

signals:
    void changed();
};

} // namespace odori
