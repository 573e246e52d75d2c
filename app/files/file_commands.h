// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/changes/changed_files.h"
#include "app/files/file_saving.h"
#include "app/files/open_failures.h"
#include "app/files/open_placing.h"
#include "libmmd/journal/recovery.h"
#include "ui/document/document.h"
#include "ui/document/files/file_loading.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

#include <functional>
#include <map>
#include <memory>
#include <utility>

namespace odori {

class Settings;

/// Opening files, and the messages about them. Worker threads read files, so that the window never
/// waits for a disk; the open document stays until a file was read completely.
class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(Document& document, Settings& settings);

    /// `window` is the parent of the questions. `view` updates the view in a project
    /// (ProjectExtras::view).
    void setWindow(QWidget* window, std::function<std::string(const std::string&)> view);

    /// Reads `paths` and opens them: a project first, then models, then motions. Asks where a
    /// second model or motion goes, unless the settings have the answer.
    void open(const QStringList& paths);
    /// Opens `paths` in their order without questions: each model is added, each motion belongs to
    /// the model before it (motions before all models belong to the first; a second motion is
    /// merged).
    void openAsWritten(const QStringList& paths);
    /// Starts to read `paths` now, for the next call of open() or openAsWritten(): the program
    /// reads its files while it builds the window. `whenRead` is called with each in a worker.
    void readAhead(
        const QStringList& paths, const std::function<void(const LoadedFile&)>& whenRead = {});
    /// Opens a motion or project that was read from somewhere else than its file; `note` is shown
    /// afterwards. A project is a new, unsaved scene, and the user can save the old one first. A
    /// motion is placed like an opened file; saving it proposes its path.
    void openAsNew(LoadedFile file, const QString& note);
    /// Call it after the document was restored from `session`. `times`: of its files, when the
    /// session was read. Saving asks before it overwrites files that are changed.
    void noteRestored(const mmd::RecoveredSession& session, const FileTimes& times);
    /// What is known about the document's files, for the time of a preview.
    struct Known {
        FileTimes times;
        SavePaths::Origins origins;
    };
    [[nodiscard]] Known known() const;
    void setKnown(const Known& known);
    [[nodiscard]] bool isLoading() const { return m_loading > 0; }

    [[nodiscard]] FileSaving& saving() { return m_saving; }
    [[nodiscard]] const FileSaving& saving() const { return m_saving; }
    [[nodiscard]] ChangedFiles& changes() { return m_changes; }
    [[nodiscard]] RecentFiles& recent() { return m_recent; }

public slots:
    /// An empty scene; offers to save first.
    void startNew();
    void openWithDialog();
    void openSoundWithDialog();
    /// Asks for a folder in which to search the model's missing textures.
    void findTexturesWithDialog();

signals:
    void message(odori::MessageBar::Kind kind, const QString& text, const QString& details);
    /// The user opens or saves something else: the error with this text is over.
    void outdated(const QString& text);
    /// An action for the last message.
    void offered(QAction* action);
    void textureFolderChosen(const QString& folder);
    /// One of the opened files is a sound or a video.
    void soundWanted(const QString& path);
    /// A project was opened; `view` is its ProjectExtras::view.
    void projectOpened(const QString& path, const std::string& view);
    /// The first file is being read: see isLoading().
    void loadingStarted();
    /// All files of open() were opened or rejected.
    void loadingFinished();
    /// A motion that open() did not read is about to be placed, perhaps after a question: a file is
    /// reloaded, or an earlier version is opened.
    void replacing();
    /// It was placed, or the user cancelled.
    void replaced();

private:
    /// Files that are opened one after the other.
    struct Opening {
        QStringList paths;                    ///< the remaining ones
        std::shared_ptr<OpenPlacing> placing; ///< shared: the worker's callback has a copy
    };
    void start(const QStringList& paths, OpenPlacing::Order order);
    void loadNext(Opening opening);
    /// Shows it with the other failures of the same opening.
    void fail(const QString& why);
    /// Another opening begins.
    void endFailures()
    {
        if (!m_failures.isEmpty())
            emit outdated(std::exchange(m_failures, {}).text());
    }
    void runGuarded(const QString& path, const std::function<void()>& task);
    /// Asks where it goes; returns whether it was opened.
    bool placeAsked(const LoadedFile& file, OpenPlacing& placing);
    void openFile(
        const QString& path, const mmd::Result<LoadedFile>& result, const Opening& opening);
    void discardThenOpen(
        const std::shared_ptr<mmd::Result<LoadedFile>>& read, const Opening& opening);
    /// `path`: of the project; empty: it has no file.
    void openProject(LoadedFile& file, const QString& path);
    void place(const LoadedFile& file, const mmd::Placing& placing, bool beginsHistory);
    void placePose(const LoadedFile& file, mmd::Placing placing);
    void noteOrigin(const LoadedFile& file, const mmd::Placing& placing);
    void report(const LoadedFile& file);

    Document& m_document;
    Settings& m_settings;
    QPointer<QWidget> m_window;
    ChangedFiles m_changes;
    RecentFiles m_recent;
    FileSaving m_saving;
    int m_loading = 0;
    OpenFailures m_failures; ///< of the last opening
    using Reading = QFuture<std::shared_ptr<mmd::Result<LoadedFile>>>;
    std::map<QString, Reading> m_ahead; ///< by path
};

} // namespace odori
