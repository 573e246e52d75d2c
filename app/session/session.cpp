// SPDX-License-Identifier: MIT
#include "app/session/session.h"

#include "app/recovery/kept_space.h"
#include "ui/dialogs/fit/scrolled_dialog.h"
#include "ui/document/files/saved_state.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"
#include "ui/settings/state_folder.h"
#include "ui/sound/device_sink.h"
#include "ui/viewport/textures/textures_ahead.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFileInfo>

#include <chrono>
#include <utility>

namespace odori {
namespace {

constexpr std::chrono::seconds journalRetryTime(5);

/// Null if there is none.
std::shared_ptr<const mmd::Model> firstModelOf(const LoadedFile& file)
{
    if (file.project)
        for (const mmd::Actor& actor : file.project->scene.actors)
            if (actor.model)
                return actor.model;
    return file.model;
}

} // namespace

Session::Session(QObject* parent)
    : Session(std::make_unique<DeviceSink>(), parent)
{
}

Session::Session(std::unique_ptr<AudioSink> sink, QObject* parent)
    : QObject(parent)
    , m_keys(UserKeys::usualPath())
    , m_playback(m_document)
    , m_physics(m_document, m_playback)
    , m_files(m_document, m_settings)
    , m_soundtrack(m_document, m_playback, cacheFolder(QStringLiteral("sounds")), std::move(sink))
    , m_versions(m_files.saving().queue(), m_settings)
    , m_recovery(m_document, m_files, stateFolder(QStringLiteral("sessions")))
    , m_textures(std::make_shared<TexturesAhead>())
{
    new ScrolledDialogs(this);
    connect(&m_recovery, &Recovery::message, &m_files, &FileCommands::message);
    connect(&m_versions, &SavedVersions::failed, &m_files, [this](const QString& sentence) {
        emit m_files.message(MessageBar::Kind::Warning, sentence, {});
    });
    connect(&m_soundtrack, &Soundtrack::message, &m_files, &FileCommands::message);
    connect(&m_soundtrack, &Soundtrack::outdated, &m_files, &FileCommands::outdated);
    connect(&m_files, &FileCommands::soundWanted, &m_soundtrack, &Soundtrack::open);
    connect(&m_soundtrack, &Soundtrack::opened, &m_files,
        [this](const QString& path) { m_files.recent().remember(path); });
    const auto setPlayback = [this] {
        m_playback.setStepped(m_settings.playsInSteps());
        m_playback.setReturning(m_settings.returnsToStart());
    };
    setPlayback();
    connect(&m_settings, &Settings::playbackChanged, &m_playback, setPlayback);
    const auto setCache = [this](int mebibytes) {
        m_physics.setCacheBytes(Settings::bytes(mebibytes));
    };
    setCache(m_settings.physicsCache());
    connect(&m_settings, &Settings::physicsCacheChanged, &m_physics, setCache);
    m_physics.setMode(m_settings.physicsMode());
    UndoStack& history = *m_document.undoStack();
    const auto setLimit = [&history](
                              int mebibytes) { history.setLimit(Settings::bytes(mebibytes)); };
    setLimit(m_settings.undoLimit());
    connect(&m_settings, &Settings::undoLimitChanged, &history, setLimit);
}

void Session::readAhead(const QStringList& paths)
{
    const std::size_t budget = Settings::bytes(m_settings.textureBudget());
    m_files.readAhead(paths, [textures = m_textures, budget](const LoadedFile& file) {
        textures->begin(firstModelOf(file), budget);
    });
    connect(
        &m_files, &FileCommands::loadingFinished, this, [this] { m_textures->drop(); },
        Qt::SingleShotConnection);
}

void Session::startJournal()
{
    m_journalRetry.setInterval(journalRetryTime);
    connect(&m_journalRetry, &QTimer::timeout, this, &Session::retryJournal);
    beginJournal();
    connect(&m_document, &Document::replacing, this, &Session::keepDiscarded);
    connect(&m_settings, &Settings::keptMebibytesChanged, this, &Session::limitSpace);
    connect(&m_files.saving().queue(), &SaveQueue::written, this, &Session::limitSpace);
    limitSpace();
}

void Session::beginJournal()
{
    m_folder = SessionFolder::make(stateFolder(QStringLiteral("sessions")));
    if (!m_folder) {
        sayJournalFailed(tr("The folder for it cannot be made: %1")
                             .arg(shownPath(wantedStateFolder(QStringLiteral("sessions")))));
        return;
    }
    m_journal = std::make_unique<DocumentJournal>(m_document, m_folder->nativePath());
    m_recovery.setJournal(m_journal.get());
    if (!m_journal->writer().isBroken())
        sayJournalRepaired();
    connect(m_journal.get(), &DocumentJournal::failed, this, [this](const mmd::Error& error) {
        sayJournalFailed(sentence(error, shownPath(m_folder->path())));
    });
    const auto setInterval = [this](int minutes) {
        m_journal->setInterval(std::chrono::minutes(minutes));
    };
    setInterval(m_settings.snapshotMinutes());
    connect(&m_settings, &Settings::snapshotMinutesChanged, m_journal.get(), setInterval);
    connect(m_journal.get(), &DocumentJournal::snapshotTaken, this, &Session::limitSpace);
    connect(m_journal.get(), &DocumentJournal::repaired, this, &Session::sayJournalRepaired);
}

void Session::retryJournal()
{
    if (m_isProtected)
        m_journalRetry.stop();
    if (m_isProtected || (m_folder && QFileInfo::exists(m_folder->path())))
        return; // the journal itself tries again
    m_recovery.setJournal(nullptr);
    m_journal.reset();
    m_folder.reset();
    beginJournal();
}

/// Unsaved work that is about to be replaced stays in its journal, and a new one begins.
void Session::keepDiscarded()
{
    if (!m_journal || !m_document.saved().isModified())
        return;
    endJournal();
    beginJournal();
}

void Session::endJournal()
{
    m_document.endPreview();
    m_document.setJournaled(false);
    m_journalRetry.stop();
    m_recovery.setJournal(nullptr);
    m_journal.reset();
    if (!m_folder)
        return;
    if (m_document.saved().isModified()) {
        m_folder->discard(SessionFolder::HowEnded::Closed);
    } else {
        m_recovery.forgetRestored();
        m_folder->remove();
    }
    m_folder.reset();
}

/// In a worker, one at a time.
void Session::limitSpace()
{
    if (m_limiting.isRunning())
        return;
    const auto bytes = qint64(Settings::bytes(m_settings.keptMebibytes()));
    m_limiting = QtConcurrent::run(
        [bytes, sessions = stateFolder(QStringLiteral("sessions")), versions = versionsFolder()] {
            limitKeptSpace(sessions, versions, bytes);
        });
}

void Session::sayJournalRepaired()
{
    m_document.setJournaled(true);
    if (!std::exchange(m_isProtected, true))
        emit m_files.message(
            MessageBar::Kind::Note, tr("Your work is protected against a crash again."), {});
}

void Session::sayJournalFailed(const QString& why)
{
    m_document.setJournaled(false);
    m_journalRetry.start();
    if (!std::exchange(m_isProtected, false))
        return;
    emit m_files.message(MessageBar::Kind::Warning,
        tr("Your work is not protected against a crash. Save often. %1").arg(why), {});
}

} // namespace odori
