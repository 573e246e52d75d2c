// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/file_commands.h"
#include "app/keymap/user_keys.h"
#include "app/recovery/recovery.h"
#include "app/sound/soundtrack.h"
#include "app/versions/saved_versions.h"
#include "ui/document/document.h"
#include "ui/document/physics.h"
#include "ui/document/playback.h"
#include "ui/film/queue/film_queue.h"
#include "ui/settings/settings.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>

namespace odori {

class TexturesAhead;

/// The state of the program without its window: the settings, the keys, the document, playback and
/// physics, and the files that are being read and written. A main window is built over a session
/// and can be replaced by another one.
class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(QObject* parent = nullptr);
    /// With another sound device than the system's.
    explicit Session(std::unique_ptr<AudioSink> sink, QObject* parent = nullptr);

    [[nodiscard]] Settings& settings() { return m_settings; }
    [[nodiscard]] UserKeys& keys() { return m_keys; }
    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] Playback& playback() { return m_playback; }
    [[nodiscard]] Physics& physics() { return m_physics; }
    [[nodiscard]] FileCommands& files() { return m_files; }
    [[nodiscard]] film::FilmQueue& films() { return m_films; }
    [[nodiscard]] Soundtrack& soundtrack() { return m_soundtrack; }
    [[nodiscard]] Recovery& recovery() { return m_recovery; }

    /// Starts to read files that will be opened, and to decode the textures of the first model: for
    /// the time in which the window is built.
    void readAhead(const QStringList& paths);
    /// Of readAhead().
    [[nodiscard]] const std::shared_ptr<TexturesAhead>& textures() const { return m_textures; }

    /// From now on everything is journaled, so that it comes back after a crash. Without a state
    /// folder there is no journal, and a message says so.
    void startJournal();
    /// The session ends as the user wants it: its journal is removed. If the user closed without
    /// saving, it is kept for 30 days.
    void endJournal();
    /// Null: there is none.
    [[nodiscard]] DocumentJournal* journal() { return m_journal.get(); }

private:
    void beginJournal();
    /// Begins another journal if there is none, or if its folder was removed.
    void retryJournal();
    void keepDiscarded();
    /// Says it once, and tries again.
    void sayJournalFailed(const QString& why);
    /// The document is journaled. Says so after a failure.
    void sayJournalRepaired();
    void limitSpace();

    Settings m_settings;
    UserKeys m_keys;
    Document m_document;
    Playback m_playback;
    Physics m_physics;
    FileCommands m_files;
    film::FilmQueue m_films;
    Soundtrack m_soundtrack;
    SavedVersions m_versions;
    Recovery m_recovery;
    std::shared_ptr<TexturesAhead> m_textures; ///< shared with the worker and the window
    std::unique_ptr<SessionFolder> m_folder;
    std::unique_ptr<DocumentJournal> m_journal;
    QTimer m_journalRetry;
    bool m_isProtected = true; ///< as far as the user was told
    QFuture<void> m_limiting;  ///< the worker that removes old journals and versions
};

} // namespace odori
