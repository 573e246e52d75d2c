// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/changes/changed_files.h"
#include "app/files/recent_files.h"
#include "app/files/save_queue.h"
#include "ui/document/document.h"
#include "ui/document/files/file_saving.h"
#include "ui/window/message_bar.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

#include <functional>
#include <map>

namespace odori {

/// Saving, and its questions. A save takes a snapshot at once; a worker writes it after the earlier
/// ones. A number that is still being typed is entered first. A running drag is not part of the
/// file and goes on.
///
/// Without a project, it saves the active motion as VMD. With a project, it saves the project,
/// which contains changed motions until "save motion" writes them to their files.
class FileSaving : public QObject {
    Q_OBJECT
public:
    /// All must outlive this object.
    FileSaving(Document& document, ChangedFiles& changes, RecentFiles& recent);

    /// `window` is the parent of the questions; `view` updates ProjectExtras::view.
    void setWindow(QWidget* window, std::function<std::string(const std::string&)> view);

    [[nodiscard]] SaveQueue& queue() { return m_queue; }
    /// It asks a question or writes a file.
    [[nodiscard]] bool isRunning() const { return m_questions > 0 || !m_queue.isIdle(); }

    /// The actor's motion was opened from `path`, a file that saving does not overwrite. The
    /// proposed path has the same folder and name.
    /// `versionOf`: the file whose earlier version the motion is; empty if it is none.
    void noteOrigin(mmd::ActorId actor, const QString& path, const QString& versionOf = {})
    {
        m_origins[actor] = path;
        m_versionsOf[actor] = versionOf;
    }
    [[nodiscard]] QString versionOf(mmd::ActorId actor) const
    {
        const auto found = m_versionsOf.find(actor);
        return found == m_versionsOf.end() ? QString() : found->second;
    }
    /// Where the motions came from. Call setOrigins({}) when another scene is opened.
    struct Origins {
        std::map<mmd::ActorId, QString> files, versionsOf;
    };
    [[nodiscard]] Origins origins() const { return {m_origins, m_versionsOf}; }
    void setOrigins(const Origins& origins)
    {
        m_origins = origins.files;
        m_versionsOf = origins.versionsOf;
    }

    /// Calls `then` after the last file is written; its argument says whether all were written.
    void whenWritten(std::function<void(bool areWritten)> then);
    /// Offers to save changed work. Calls `then` at once if there is nothing to save or to wait
    /// for, or after the work is saved or the user discards it. Calls `stay` instead if the user
    /// cancels or it cannot be saved.
    void discardThen(
        const std::function<void()>& then, const std::function<void()>& stay = [] {});
    /// An initial folder for file dialogs; empty if there is none.
    [[nodiscard]] QString startFolder() const;

public slots:
    /// Saves the project, or without one the active motion. All of these ask for a name if there is
    /// none, and before they overwrite a file that another program changed.
    void save();
    void saveAs();
    void saveMotion();
    void saveMotionAs();
    void saveProject();
    void saveProjectAs();
    /// Saves a project if `path` ends in .odori, else the active motion.
    void saveTo(const QString& path);
    /// Saves the current pose of the selected bones and morphs (of all if none is selected) as VPD.
    void savePoseAs();
    /// Saves the selected keys, or all keys of the selected tracks, as a separate VMD. The open
    /// documents stay unsaved.
    void saveKeysAs();

signals:
    void message(odori::MessageBar::Kind kind, const QString& text, const QString& details);

private:
    using Then = std::function<void()>;
    /// An initial folder to save in: never that of the bundled sample.
    [[nodiscard]] QString saveFolder() const;
    /// The continuations of a question about a file.
    struct Next {
        Then save = [] {}; ///< the file is being saved
        Then stay = [] {}; ///< it is not saved
    };
    void saveMotionOf(mmd::ActorId actor, const Next& next);
    void saveMotionOfAs(mmd::ActorId actor, const Next& next);
    /// Asks first if the file belongs to another open motion, too, which would lose it.
    void writeMotion(mmd::ActorId actor, const QString& path, const Next& next);
    /// Another actor with this file and with another motion than that of `actor`, if there is one.
    [[nodiscard]] std::optional<mmd::ActorId> otherOwner(
        mmd::ActorId actor, const QString& path) const;
    void saveMotionsThen(std::vector<mmd::ActorId> motions, const Next& next);
    void saveProjectThen(const Next& next);
    bool chooseProject();
    [[nodiscard]] bool isChangedElsewhere(const QString& path) const;
    /// Asks before it overwrites a file that another program changed; offers to reload it if
    /// nothing was edited here.
    void askToOverwrite(const QString& path, const Next& next);
    [[nodiscard]] FileToSave projectToSave(const QString& path);
    [[nodiscard]] SaveQueue::Job jobOf(const FileToSave& file);
    /// The same job for the queue. After it, failures are shown and the file is remembered.
    [[nodiscard]] SaveQueue::Job watched(const SaveQueue::Job& job);
    /// Shows all failures, so that neither another failure nor a success hides one.
    void showFailures();
    void reportMotion(const FileToSave& file, bool hadLinks);
    void reportProject(const FileToSave& file, bool hadLinks);
    /// Reports a saved file that is not an open document.
    void reportPart(const QString& sentence, bool hadLinks);
    void noteWritten(const QString& path);
    /// A path for a motion that has none.
    [[nodiscard]] QString proposedPath(mmd::ActorId actor) const;
    [[nodiscard]] QString motionName(mmd::ActorId actor) const;

    Document& m_document;
    QPointer<QWidget> m_window;
    ChangedFiles& m_changes;
    RecentFiles& m_recent;
    SaveQueue m_queue;
    std::map<mmd::ActorId, QString> m_origins, m_versionsOf;
    std::map<mmd::ActorId, QString> m_targets; ///< of each actor's last save, which may still run
    QStringList m_failures;                    ///< sentences, since the queue was idle
    int m_questions = 0;
    std::function<std::string(const std::string&)> m_viewSource;
};

} // namespace odori
