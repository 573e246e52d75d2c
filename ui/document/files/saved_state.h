// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/files/file_saving.h"
#include "ui/document/files/saved_work.h"

#include <QtCore/QObject>
#include <QtCore/QString>

namespace odori {

class Document;

/// What of a document its files hold: where its motions are, and which work would be lost.
class SavedState : public QObject {
    Q_OBJECT
public:
    /// Of `document`, which owns it.
    explicit SavedState(Document& document);

    /// There is unsaved work; the title's star says so.
    [[nodiscard]] bool isModified() const { return !unsavedWork().isEmpty(); }
    [[nodiscard]] UnsavedWork unsavedWork() const;
    /// Some of it is the actor's motion or drafts (of sceneActor: the scene's own).
    [[nodiscard]] bool hasUnsavedWork(mmd::ActorId actor) const;

    /// The path of the active motion (the actor's, or the camera's); empty when there is none.
    [[nodiscard]] QString motionPath() const;
    [[nodiscard]] QString motionPath(mmd::ActorId actor) const;
    /// The motion is what its own file holds, as far as it was read or written here; so is an empty
    /// one without a file. A project may hold a motion that its file lacks.
    [[nodiscard]] bool isMotionInItsFile(mmd::ActorId actor) const;
    /// The actors with motions that are not, in the scene's order; sceneActor, the camera, last.
    [[nodiscard]] std::vector<mmd::ActorId> motionsBesideTheirFiles() const;
    /// `path` holds `motion`: it was read just now.
    void noteMotion(const std::string& path, const mmd::Motion& motion);

    /// Saving in two steps, so that a worker may write between them: what is to be written (a
    /// gesture that is running is dropped), and that it was. The path becomes the motion's, and in
    /// a project a new one is unsaved work; what was edited meanwhile is not saved.
    [[nodiscard]] FileToSave motionToSave(mmd::ActorId actor, const QString& path);
    void noteSavedMotion(const FileToSave& file);

    /// For the document and its project: all of `scene` is saved now, in a project or in files of
    /// motions; with forgetFiles() no file of a motion is known any more.
    void noteAll(const mmd::Scene& scene, bool isProject);
    void forgetFiles() { m_work.forgetMotions(); }
    /// For the document: emits what became another with its scene.
    void update();

signals:
    /// isModified() is another.
    void modifiedChanged(bool modified);
    void motionPathChanged(const QString& path);
    /// What is saved is another now, without an edit.
    void changed();

private:
    Document& m_document;
    SavedWork m_work;
    bool m_wasModified = false; ///< as modifiedChanged() said
    QString m_path;             ///< as motionPathChanged() said
};

} // namespace odori
