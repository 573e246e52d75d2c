// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

namespace odori::soak {

/// The folder of one run: home, settings and state of the editor, copies of the files that it
/// opens, and the files that it saves. Nothing else is written.
class Scratch {
public:
    /// Makes the folder and redirects the environment to it: call it before QApplication is made.
    /// Empty: a new folder in the system's temporary folder.
    explicit Scratch(const QString& folder);

    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// Removes the folder if the constructor has chosen it.
    void removeOwn() const;
    /// Copies the sample, and broken files made of it; with `corpus` also its models and motions.
    void copyFiles(const QString& corpus);

    /// Files to open, relative to the folder; models with the folder of their textures.
    [[nodiscard]] const QList<QString>& files() const { return m_files; }
    /// The files of a scene to begin with: a model and a motion. With the corpus mostly Gene.
    [[nodiscard]] QList<QStringList> starts() const;
    /// Paths to save to, relative to the folder.
    [[nodiscard]] static QList<QString> targets();

    /// Paths of the model and the motion that are opened first.
    static constexpr char model[] = "files/mannequin.pmx", motion[] = "files/walk.vmd";

private:
    void copyTree(const QString& from, const QString& to);
    void addBroken(const QString& name);

    QString m_folder;
    bool m_isOwn = false;
    QList<QString> m_files;
};

} // namespace odori::soak
