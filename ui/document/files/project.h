// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/project.h"
#include "ui/document/files/file_saving.h"

#include <QtCore/QObject>
#include <QtCore/QString>

namespace odori {

class Document;

/// The document's project, if it has one.
class Project : public QObject {
    Q_OBJECT
public:
    /// `document` owns this object.
    explicit Project(Document& document);

    [[nodiscard]] bool isOpen() const { return !m_path.isEmpty(); }
    /// The path of the project; empty if there is none.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Data of the project that the scene does not hold.
    [[nodiscard]] const mmd::ProjectExtras& extras() const { return m_extras; }
    /// Replaces everything by a project that was read from `path`, and counts as saved.
    void open(mmd::OpenedProject project, const QString& path);
    /// An empty scene without a history, and no project.
    void close();

    /// Saving in two steps, as in SavedState. `view`: ProjectExtras::view.
    [[nodiscard]] FileToSave toSave(const QString& path, std::string view);
    /// `written`: the content of the file.
    void noteSaved(const FileToSave& file, const mmd::ContentMark& written);
    /// For the document: without touching the scene.
    void restore(const QString& path, mmd::ProjectExtras extras);

signals:
    void pathChanged(const QString& path);

private:
    Document& m_document;
    QString m_path;
    mmd::ProjectExtras m_extras;
};

/// Whether there is nothing to see: no model, no key or draft of the camera, and no project.
[[nodiscard]] bool isNothingOpen(const Document& document);

} // namespace odori
