// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/file_times.h"
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

/// Saving, and the questions around it. A save takes a snapshot at once; a worker writes it, after
/// those that were asked for before.
///
/// Without a project, saving writes the active motion as VMD. With one, it writes the project,
/// which keeps changed motions inside until "save motion" writes them where they belong.
class FileSaving : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    FileSaving(Document& document, FileTimes& times, RecentFiles& recent);

    /// Whose the questions are; `view` gives ProjectExtras::view from what it was.
    void setWindow(QWidget* window, std::function<std::string(const std::string&)> view);

    /// It asks something, or a file is being written.
    [[nodiscard]] bool isRunning() const { return m_questions > 0 || !m_queue.isIdle(); }

    /// The actor's motion was opened from `path`, a file that saving does not write over: the
    /// motion is proposed to be saved beside it, under its name.
    void noteOrigin(mmd::ActorId actor, const QString& path) { m_origins[actor] = path; }
    /// Another scene is opened.
    void forgetOrigins() { m_origins.clear(); }

    /// Calls `then` when nothing is being written any more: whether all was.
    void whenWritten(std::function<void(bool areWritten)> then);
    /// Offers to save what has changed. Calls `then` at once if there is nothing to save or to wait
    /// for, later when it is saved or the user lets it go; `stay` instead if the user wants to stay
    /// or it cannot be saved.
    void discardThen(
        const std::function<void()>& then, const std::function<void()>& stay = [] {});
    /// A folder to begin with in file dialogs; empty for none.
    [[nodiscard]] QString startFolder() const;

public slots:
    /// The project, or without one the active motion. All of these ask for a name if there is none,
    /// and before they write over a file that another program changed.
    void save();
    void saveAs();
    void saveMotion();
    void saveMotionAs();
    void saveProject();
    void saveProjectAs();
    /// A project where `path` ends in .odori, else the active motion.
    void saveTo(const QString& path);
    /// The pose of the selected bones and morphs (of all if none is selected) as it shows, as VPD.
    void savePoseAs();
    /// The selected keys, or all keys of the selected tracks, as a VMD of their own. What is open
    /// is no more saved than before.
    void saveKeysAs();

signals:
    void message(odori::MessageBar::Kind kind, const QString& text, const QString& details);

private:
    using Then = std::function<void()>;
    /// What comes after a question about a file.
    struct Next {
        Then save = [] {}; ///< it is being saved
        Then stay = [] {}; ///< it is not
    };
    void saveMotionOf(mmd::ActorId actor, const Next& next);
    /// Whether a name was chosen.
    bool saveMotionOfAs(mmd::ActorId actor);
    void saveMotionsThen(std::vector<mmd::ActorId> motions, const Next& next);
    void saveProjectThen(const Next& next);
    bool chooseProject();
    /// Asks before it writes over a file that another program changed.
    void overwrite(const QString& path, const Next& next);
    [[nodiscard]] FileToSave projectToSave(const QString& path);
    void write(const FileToSave& file);
    void reportMotion(const FileToSave& file, bool hadLinks);
    void reportProject(const FileToSave& file, bool hadLinks);
    /// Of a file that is none of the open ones.
    void reportPart(const QString& sentence, bool hadLinks);
    void noteWritten(const QString& path);
    /// A path for a motion that has none.
    [[nodiscard]] QString proposedPath(mmd::ActorId actor) const;
    [[nodiscard]] static QString linksKept();
    [[nodiscard]] QString motionName(mmd::ActorId actor) const;

    Document& m_document;
    QPointer<QWidget> m_window;
    FileTimes& m_times;
    RecentFiles& m_recent;
    SaveQueue m_queue;
    std::map<mmd::ActorId, QString> m_origins;
    int m_questions = 0;
    std::function<std::string(const std::string&)> m_viewSource;
};

} // namespace odori
