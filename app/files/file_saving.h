// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/changes/changed_files.h"
#include "app/files/recent_files.h"
#include "app/files/save_queue.h"
#include "app/files/saving/parent_questions.h"
#include "app/files/saving/save_paths.h"
#include "app/files/saving/save_target.h"
#include "ui/document/document.h"
#include "ui/document/files/file_saving.h"
#include "ui/window/message_bar.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

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
    [[nodiscard]] bool isRunning() const { return !m_queue.isIdle(); }

    [[nodiscard]] SavePaths& paths() { return m_paths; }
    [[nodiscard]] const SavePaths& paths() const { return m_paths; }

    /// Calls `then` after the last file is written; its argument says whether all were written.
    void whenWritten(std::function<void(bool areWritten)> then);
    /// Offers to save changed work. Calls `then` at once if there is nothing to save or to wait
    /// for, or after the work is saved or the user discards it. Calls `stay` instead if the user
    /// cancels or it cannot be saved.
    void discardThen(
        const std::function<void()>& then, const std::function<void()>& stay = [] {});

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
    /// Proposes `folder`, or the usual one if it is empty.
    void savePoseAs(const QString& folder = {});
    /// Saves the selected keys, or all keys of the selected tracks, as a separate VMD. The open
    /// documents stay unsaved.
    void saveKeysAs();

signals:
    void message(odori::MessageBar::Kind kind, const QString& text, const QString& details);
    /// The user saves again or opens other work: the error with this text is over.
    void outdated(const QString& text);

private:
    using Then = std::function<void()>;
    using Answer = std::function<void(SaveQueue::Answer)>;
    /// The continuations of a save.
    struct Next {
        Then save = [] {}; ///< the queue has the file; it may ask later
        Then stay = [] {}; ///< no file was chosen
    };
    void saveMotionOf(mmd::ActorId actor, const Next& next);
    void saveMotionOfAs(mmd::ActorId actor, const Next& next);
    enum class Target {
        Known,  ///< the motion's own file; another program may have changed it
        Chosen, ///< in a dialog, which has asked
    };
    /// Asks first if the file belongs to another open motion, too, which would lose it.
    void writeMotion(mmd::ActorId actor, const QString& path, Target target);
    /// The paths of the other open motions, also if those are equal to the actor's.
    [[nodiscard]] std::vector<std::pair<mmd::ActorId, QString>> otherMotions(
        mmd::ActorId actor) const;
    /// Looks at the file before it is overwritten.
    [[nodiscard]] SaveQueue::Look lookAtTarget(const SaveTarget& target);
    [[nodiscard]] bool isOpen(mmd::ActorId actor) const;
    /// Asks before it overwrites a file that another program changed; offers to reload it if
    /// nothing was edited here.
    void askForChange(const QString& path, const Then& overwrite, const Answer& answer);
    void askForOwner(
        const QString& path, mmd::ActorId actor, mmd::ActorId owner, const Answer& answer);
    void saveMotionsThen(std::vector<mmd::ActorId> motions, const Next& next);
    void saveProjectThen(const Next& next);
    bool chooseProject();
    [[nodiscard]] FileToSave projectToSave(const QString& path);
    [[nodiscard]] SaveQueue::Job jobOf(const FileToSave& file);
    /// The same job for the queue. After it, the file is remembered.
    [[nodiscard]] SaveQueue::Job watched(const SaveQueue::Job& job);
    /// The errors of the last save are over.
    void endFailures();
    void reportMotion(const FileToSave& file, const SaveQueue::Written& written);
    void reportProject(const FileToSave& file, const SaveQueue::Written& written);
    /// Reports a saved file that is not an open document.
    void reportPart(const QString& sentence, const SaveQueue::Written& written);
    [[nodiscard]] QString motionName(mmd::ActorId actor) const;

    Document& m_document;
    QPointer<QWidget> m_window;
    ChangedFiles& m_changes;
    RecentFiles& m_recent;
    SavePaths m_paths;
    ParentQuestions m_parentQuestions;
    SaveQueue m_queue;
    std::map<mmd::ActorId, QString> m_targets;   ///< of each actor's last save, which may still run
    std::map<mmd::ActorId, QString> m_saidNames; ///< of each actor's last report
    QStringList m_failures;                      ///< sentences, since the queue was idle
    std::function<std::string(const std::string&)> m_viewSource;
};

} // namespace odori
