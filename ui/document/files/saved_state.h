// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/project/saved_work.h"
#include "ui/document/files/file_saving.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <utility>

namespace odori {

class Document;

/// Which data of a document is in its files: the paths of its motions, and the unsaved work.
class SavedState : public QObject {
    Q_OBJECT
public:
    /// `document` owns this object.
    explicit SavedState(Document& document);

    /// Whether there is unsaved work; then the title has an asterisk.
    [[nodiscard]] bool isModified() const { return !unsavedWork().isEmpty(); }
    [[nodiscard]] mmd::UnsavedWork unsavedWork() const;
    /// Whether the actor's motion or drafts are unsaved (for sceneActor: those of the scene).
    [[nodiscard]] bool hasUnsavedWork(mmd::ActorId actor) const;

    /// The path of the active motion (the actor's, or the camera's); empty if there is none.
    [[nodiscard]] QString motionPath() const;
    [[nodiscard]] QString motionPath(mmd::ActorId actor) const;
    /// Whether the motion equals its own file, as it was last read or written here. An empty motion
    /// without a file counts too. A project may hold a motion that differs from its file.
    [[nodiscard]] bool isMotionInItsFile(mmd::ActorId actor) const;
    /// The actors whose motions differ from their files, in the scene's order; sceneActor, the
    /// camera, is last.
    [[nodiscard]] std::vector<mmd::ActorId> motionsBesideTheirFiles() const;
    /// Call it after `motion` was read from `path`.
    void noteMotion(const std::string& path, const mmd::Motion& motion);
    /// Call it after noteMotion() for `path`: `alias` is the same file, through a link.
    void noteAlias(const QString& alias, const QString& path);
    /// Call it when the file of a motion, or the project, does not exist any more: what it held is
    /// unsaved then.
    void noteVanished(const QString& path);

    /// Saving in two steps, so that a worker can write between them: the first takes the data to
    /// write (without a running gesture, which goes on), the second reports that it was written.
    /// The motion gets the path, and in a project a new path is unsaved work. Edits between the two
    /// steps are not saved.
    [[nodiscard]] FileToSave motionToSave(mmd::ActorId actor, const QString& path);
    void noteSavedMotion(const FileToSave& file);

    /// The whole scene counts as unsaved, such as a project that has no file.
    void noteNothing();

    /// For the document and its project: call noteAll() after all of `scene` was saved, in a
    /// project or in files of motions. forgetFiles() clears all paths of motions.
    void noteAll(const mmd::Scene& scene, bool isProject);
    void forgetFiles() { m_work.forgetMotions(); }
    /// For the document and its journal: what is saved, as a value.
    [[nodiscard]] const mmd::SavedWork& work() const { return m_work; }
    void restore(mmd::SavedWork work) { m_work = std::move(work); }
    /// The number of a save that begins now.
    [[nodiscard]] std::uint64_t beginSave();
    /// For the document: emits the signals for changes with its scene.
    void update();

signals:
    /// isModified() changed.
    void modifiedChanged(bool modified);
    void motionPathChanged(const QString& path);
    /// The saved state changed without an edit.
    void changed();

private:
    Document& m_document;
    mmd::SavedWork m_work;
    bool m_wasModified = false; ///< the last value of modifiedChanged()
    QString m_path;             ///< the last value of motionPathChanged()
    std::uint64_t m_lastSave = 0;
};

} // namespace odori
