// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/open_placing.h"
#include "ui/document/document.h"
#include "ui/document/files/file_loading.h"
#include "ui/window/message_bar.h"

#include <QtCore/QDateTime>
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <functional>
#include <memory>

class QWidget;

namespace odori {

/// Open, save and the questions around them. Files are read and written by worker threads, so that
/// the window never waits for a disk; what is open stays as it is until a file was read whole, and
/// what is saved is what was there when saving began.
///
/// Without a project, saving writes the active motion as VMD. With one, it writes the project,
/// which keeps changed motions inside until "save motion" writes them where they belong.
class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(Document& document, QWidget* window);
    ~FileCommands() override;

    /// Reads `paths` and opens what they hold: a project before models before motions. Asks where a
    /// second model or motion goes, unless that was said once and for all.
    void open(const QStringList& paths);
    /// Opens `paths` in their order and asks nothing: each model is one more, each motion belongs
    /// to the model before it (those before all models to the first; a second motion is merged).
    void openAsWritten(const QStringList& paths);
    [[nodiscard]] bool isLoading() const { return m_loading > 0; }

    [[nodiscard]] QStringList recentFiles() const;
    /// Gives ProjectExtras::view from what it was, for saving.
    void setViewSource(std::function<std::string(const std::string&)> source);

public slots:
    /// An empty scene; offers to save first.
    void startNew();
    void openWithDialog();
    /// Asks for a folder in which to look for the model's missing textures.
    void findTexturesWithDialog();

    /// The project, or without one the active motion. These ask for a name if there is none, and
    /// before writing over a file that another program changed; false when nothing will be saved.
    /// One file is written after the other: a save waits for the one before.
    bool save();
    bool saveAs();
    bool saveMotion();
    bool saveMotionAs();
    bool saveProject();
    bool saveProjectAs();
    /// A project where `path` ends in .odori, else the active motion.
    bool saveTo(const QString& path);
    /// The pose of the selected bones and morphs (of all if none is selected) as it shows, as VPD.
    bool savePoseAs();
    /// The selected keys, or all keys of the selected tracks, as a VMD of their own. What is open
    /// is no more saved than before.
    bool saveKeysAs();

public:
    /// Waits for what is being saved; false if the last of it could not be written.
    bool finishSaving();
    /// Offers to save what has changed; false when the user wants to stay, or it cannot be saved.
    [[nodiscard]] bool mayDiscard();

signals:
    void message(odori::MessageBar::Kind kind, const QString& text, const QString& details);
    void recentFilesChanged();
    void textureFolderChosen(const QString& folder);
    /// With the project's ProjectExtras::view.
    void projectOpened(const QString& path, const std::string& view);
    /// Files are being read: isLoading().
    void loadingStarted();
    /// All files of an open() are there or were refused.
    void loadingFinished();
    /// A file was written or could not be.
    void savingFinished();

private:
    /// Files that are opened one after the other.
    struct Opening {
        QStringList paths;                    ///< those that are left
        std::shared_ptr<OpenPlacing> placing; ///< shared: the worker's answer takes a copy along
    };
    void start(const QStringList& paths, OpenPlacing::Order order);
    void loadNext(Opening opening);
    void take(const QString& path, mmd::Result<LoadedFile> result, const Opening& opening);
    void takeProject(LoadedFile file);
    void place(const LoadedFile& file, const mmd::Placing& placing, bool beginsHistory);
    void placePose(const LoadedFile& file, mmd::Placing placing);
    void report(const LoadedFile& file);
    void remember(const QString& path);

    void write(const FileToSave& file);
    /// Runs `write` aside, and `take` when the file was written, which gets what to add about other
    /// hard links to it, or nothing; else says why not.
    void startWriting(const QString& path, std::function<mmd::Result<void>()> write,
        std::function<void(const QStringList&)> take);
    void takeWritten(const QString& path, const mmd::Result<void>& written,
        const std::function<void(const QStringList&)>& take, bool hadLinks);
    /// `more` are further sentences.
    void reportMotion(const FileToSave& file, const QStringList& more);
    void reportProject(const FileToSave& file, const QStringList& more);
    [[nodiscard]] bool saveMotionTo(mmd::ActorId actor, const QString& path);
    [[nodiscard]] bool saveMotionOf(mmd::ActorId actor);
    [[nodiscard]] bool saveMotionOfAs(mmd::ActorId actor);
    [[nodiscard]] bool saveProjectTo(const QString& path);
    [[nodiscard]] bool saveAllMotions();
    [[nodiscard]] bool mayOverwrite(const QString& path);
    void noteTime(const QString& path);
    [[nodiscard]] QString startFolder() const;
    [[nodiscard]] QString motionName(mmd::ActorId actor) const;

    Document& m_document;
    QWidget* m_window;
    QHash<QString, QDateTime> m_times; ///< of the files that were read or written, as they were
    std::function<std::string(const std::string&)> m_viewSource;
    int m_loading = 0;
    bool m_isSaving = false;
    bool m_isSaved = true; ///< the last file that was to be
};

} // namespace odori
