// SPDX-License-Identifier: MIT
#include "app/recovery/recovery.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "ui/accessories/model_reading.h"
#include "ui/document/document.h"
#include "ui/document/files/saved_state.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFutureWatcher>
#include <QtCore/QLocale>

#include <algorithm>
#include <iterator>
#include <utility>

namespace odori {
namespace {

constexpr int flushLookMilliseconds =
    200; ///< interval of checks whether the journal is on the disk

/// The journal of a window in which nothing was opened is much smaller.
constexpr std::uintmax_t mostEmptyBytes = 1u << 20;

using Folders = std::vector<std::filesystem::path>;

struct ReadSession {
    mmd::Result<mmd::RecoveredSession> session;
    FileTimes times; ///< of its files, as they were compared with it
    Folders empty;   ///< those of the other folders that have nothing to restore
};
using Read = std::shared_ptr<ReadSession>;

QString shownNameOf(const std::string& path)
{
    return shownFileName(QString::fromStdString(path));
}

/// Only an empty scene is not worth a question. Files that were open without changes are offered,
/// too, because they are not open any more.
bool isWorthwhile(const mmd::SessionState& state)
{
    const mmd::Scene& scene = state.scene;
    return !scene.actors.empty() || scene.camera.keyCount() > 0 || !scene.markers.empty() ||
           !scene.cameraDrafts.empty() || !state.steps.empty() || !state.projectPath.empty();
}

QString timeText(const QDateTime& time)
{
    const QLocale locale;
    const QString clock = time.toLocalTime().toString(QStringLiteral("HH:mm"));
    if (time.toLocalTime().date() == QDate::currentDate())
        return Recovery::tr("at %1").arg(clock);
    return Recovery::tr("on %1 at %2")
        .arg(locale.toString(time.toLocalTime().date(), QLocale::ShortFormat), clock);
}

mmd::Result<mmd::Model> noModel(const std::filesystem::path&)
{
    return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::FileNotFound, .field = "model"});
}

/// Whether nothing in the folder can be restored, and nothing is lost either. Looks only at the
/// journal, and not at a large one: the offer waits for the answer, and many sessions may be kept.
bool isEmpty(const std::filesystem::path& folder)
{
    const std::vector<std::filesystem::path> journals = mmd::journalsIn(folder);
    std::error_code error;
    if (journals.empty() || std::filesystem::file_size(journals.front(), error) > mostEmptyBytes ||
        error)
        return false;
    const auto session = mmd::guarded([&] {
        return mmd::readFile(journals.front()).and_then([](const std::vector<std::byte>& bytes) {
            return mmd::recoverBytes(bytes, noModel);
        });
    });
    return session && session->damage.records == 0 && !isWorthwhile(session->state);
}

/// For the worker: a network share that has vanished answers only after a long time. `others` are
/// the folders that can be offered next.
ReadSession readSession(const std::filesystem::path& folder, const Folders& others)
{
    ReadSession read{
        mmd::guarded([&] { return mmd::recoverSession(folder, readModelFile); }), {}, {}};
    std::copy_if(others.begin(), others.end(), std::back_inserter(read.empty), isEmpty);
    if (!read.session)
        return read;
    const mmd::SessionState& state = read.session->state;
    for (const auto& [path, motion] : state.saved.motions())
        read.times.note(QString::fromStdString(path));
    if (!state.projectPath.empty())
        read.times.note(QString::fromStdString(state.projectPath));
    return read;
}

/// What the user must know before restoring. The first of each kind comes before the others, the
/// worst kind first, because the bar may show only the beginning.
QString detailsOf(const mmd::RecoveredSession& session, const FileTimes& times)
{
    QStringList damage, missing, files, models;
    if (session.damage.records > 0)
        damage.append(Recovery::tr("The end of the recovery data was damaged. About %n change(s) "
                                   "are missing.",
            nullptr, int(session.damage.records)));
    for (const std::string& path : session.missingModels)
        missing.append(Recovery::tr("The model %1 cannot be read. Its motion is restored. The "
                                    "recovery data is kept for 30 days.")
                           .arg(shownNameOf(path)));
    for (const std::string& path : session.changedFiles)
        files.append((times.of(QString::fromStdString(path)).isValid()
                          ? Recovery::tr("%1 is not the file that was open. What was open is "
                                         "restored; save it under another name to keep both.")
                          : Recovery::tr("%1 does not exist any more. What was open is restored; "
                                         "save it to have the file again."))
                         .arg(shownNameOf(path)));
    for (const std::string& path : session.changedModels)
        models.append(Recovery::tr("The model %1 is not the file that was open. The motion is "
                                   "restored on the model of now.")
                          .arg(shownNameOf(path)));
    QStringList first, rest;
    for (const QStringList& kind : {damage, missing, files, models}) {
        first += kind.mid(0, 1);
        rest += kind.mid(1);
    }
    return (first + rest).join(u'\n');
}

} // namespace

Recovery::Recovery(Document& document, FileCommands& files, const QString& sessions)
    : m_document(document)
    , m_files(files)
    , m_sessions(sessions)
{
    m_removal.setInterval(flushLookMilliseconds);
    connect(&m_removal, &QTimer::timeout, this, &Recovery::removeRestored);
    connect(&document, &Document::previewChanged, this, [this](bool isPreview) {
        if (!m_offer)
            return;
        if (!isPreview)
            m_files.setKnown(m_known);
        Offer offer = *m_offer;
        offer.isPreviewed = isPreview;
        setOffer(offer);
    });
}

Recovery::~Recovery() = default;

void Recovery::lookForEnded()
{
    look(false);
}

void Recovery::lookForKept()
{
    m_saysNone = true;
    look(true);
}

void Recovery::look(bool withDiscarded)
{
    if (m_isReading)
        return;
    auto found = SessionFolder::ended(m_sessions); // not those of m_folders: they are locked
    std::erase_if(found, [&](const auto& each) { return each->isDiscarded() && !withDiscarded; });
    const bool isNew = m_folders.empty();
    std::move(found.begin(), found.end(), std::back_inserter(m_folders));
    if (isNew)
        return readNext();
    Offer offer = *m_offer;
    offer.others = int(m_folders.size()) - 1;
    m_saysNone = false;
    setOffer(offer);
    m_document.say(tr("Use the buttons at the top of the view to restore unsaved work."));
}

void Recovery::readNext()
{
    setOffer(std::nullopt);
    m_session.reset();
    if (m_folders.empty()) {
        if (std::exchange(m_saysNone, false))
            m_document.say(tr("There is no unsaved work to recover."));
        return;
    }
    m_isReading = true;
    using Watcher = QFutureWatcher<Read>;
    auto* watcher = new Watcher(this);
    Folders others; // that were not looked at yet
    for (std::size_t at = 1; at < m_folders.size(); ++at)
        if (!m_looked.contains(m_folders[at]->path()))
            others.push_back(m_folders[at]->nativePath());
    connect(watcher, &Watcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        m_isReading = false;
        const Read read = watcher->result();
        m_times = read->times;
        for (const std::filesystem::path& path : read->empty)
            std::erase_if(m_folders, [&](const auto& each) {
                const bool isThis = each->nativePath() == path;
                if (isThis)
                    each->remove();
                return isThis;
            });
        for (const auto& each : m_folders)
            m_looked.insert(each->path());
        show(std::move(read->session));
    });
    watcher->setFuture(QtConcurrent::run([path = m_folders.front()->nativePath(), others] {
        return std::make_shared<ReadSession>(readSession(path, others));
    }));
}

/// A journal of a newer program, and one that cannot be read, is kept untouched.
void Recovery::show(mmd::Result<mmd::RecoveredSession> session)
{
    if (!session) {
        const QString folder = shownPath(m_folders.front()->path());
        const bool isOthers = session.error().code == mmd::ErrorCode::UnsupportedVersion;
        emit message(MessageBar::Kind::Warning,
            isOthers
                ? tr("Another version of Odori wrote the recovery data in %1. It stays there "
                     "for that version.")
                      .arg(folder)
                : tr("The recovery data cannot be read: %1").arg(sentence(session.error(), folder)),
            {});
        if (!isOthers) // it is told only once
            m_folders.front()->discard(SessionFolder::HowEnded::Crashed);
        m_folders.erase(m_folders.begin());
        readNext();
        return;
    }
    if (!isWorthwhile(session->state)) {
        if (session->damage.records > 0)
            keepDamaged(*session);
        else
            m_folders.front()->remove();
        m_folders.erase(m_folders.begin());
        readNext();
        return;
    }
    m_saysNone = false;
    m_session = std::make_shared<const mmd::RecoveredSession>(std::move(*session));
    setOffer(Offer{textOf(m_session->state), detailsOf(*m_session, m_times),
        int(m_folders.size()) - 1, false});
}

/// Nothing can be restored, but somebody may be able to repair it. It is told only once.
void Recovery::keepDamaged(const mmd::RecoveredSession& session)
{
    if (m_folders.front()->isDiscarded() && !m_saysNone)
        return;
    emit message(MessageBar::Kind::Warning,
        tr("Odori closed unexpectedly %1. The recovery data is damaged, and %n change(s) cannot "
           "be restored. It is kept for 30 days in %2.",
            nullptr, int(session.damage.records))
            .arg(timeText(m_folders.front()->lastChange()), shownPath(m_folders.front()->path())),
        {});
    m_folders.front()->discard(SessionFolder::HowEnded::Crashed);
}

QString Recovery::textOf(const mmd::SessionState& state) const
{
    const std::vector<mmd::ActorId> motions = state.saved.unsavedIn(state.scene).motions;
    QString file = shownNameOf(state.projectPath);
    if (file.isEmpty() && (!motions.empty() || state.scene.active != mmd::sceneActor)) {
        const std::string path =
            mmd::motionPathOf(state.scene, motions.empty() ? state.scene.active : motions.front());
        file = path.empty() ? tr("a new motion") : shownNameOf(path);
    } else if (file.isEmpty()) {
        file = tr("the scene");
    }
    const QString time = timeText(m_folders.front()->lastChange());
    const auto changes = int(state.changes);
    const QString what =
        state.saved.unsavedIn(state.scene).isEmpty()
            ? tr("There was no unsaved work. %1 can be opened again.").arg(file)
        : changes == 0 ? tr("%1 can be restored.").arg(file)
        : motions.size() > 1
            ? tr("%n change(s) in %1 and other motions can be restored.", nullptr, changes)
                  .arg(file)
            : tr("%n change(s) in %1 can be restored.", nullptr, changes).arg(file);
    const bool wasClosed = m_folders.front()->howEnded() == SessionFolder::HowEnded::Closed;
    return (wasClosed ? tr("Odori was closed %1. %2") : tr("Odori closed unexpectedly %1. %2"))
        .arg(time, what);
}

void Recovery::retranslate()
{
    if (!m_offer)
        return;
    Offer offer = *m_offer;
    offer.text = textOf(m_session->state);
    offer.details = detailsOf(*m_session, m_times);
    setOffer(std::move(offer));
}

void Recovery::setOffer(std::optional<Offer> offer)
{
    m_offer = std::move(offer);
    emit changed();
}

void Recovery::preview()
{
    if (!m_offer || m_offer->isPreviewed || isBusy())
        return;
    m_known = m_files.known();
    m_document.preview(m_session->state);
    m_files.noteRestored(*m_session, m_times);
}

void Recovery::goBack()
{
    m_document.endPreview();
}

/// The files of the document are being read or written, so it cannot be replaced now.
bool Recovery::isBusy()
{
    const bool busy = m_files.isLoading() || m_files.saving().isRunning();
    if (busy)
        m_document.say(tr("Files are being opened or saved. Try again in a moment."));
    return busy;
}

void Recovery::restore()
{
    if (!m_offer || isBusy())
        return;
    m_files.saving().discardThen([this] { // ends the preview
        m_document.restore(m_session->state);
        m_files.noteRestored(*m_session, m_times);
        finishRestore();
    });
}

void Recovery::finishRestore()
{
    const QString details = m_offer->details;
    const auto changes = int(m_session->state.changes);
    m_restored = std::move(m_folders.front());
    m_isRestoredKept = !m_session->missingModels.empty();
    m_folders.clear(); // other sessions are offered at the next start
    m_session.reset();
    setOffer(std::nullopt);
    const QString text = m_document.saved().isModified()
                             ? tr("Restored %n change(s). Save to keep them.", nullptr, changes)
                             : tr("Everything is open again, as it was saved.");
    emit message(details.isEmpty() ? MessageBar::Kind::Note : MessageBar::Kind::Warning,
        details.isEmpty() ? text : text + u'\n' + details, details);
    m_removal.start();
    removeRestored();
}

/// Without a journal of this session the old one stays. After a failure the journal may have no
/// room for the restored state yet.
void Recovery::removeRestored()
{
    if (m_restored && m_journal && m_journal->isComplete())
        forgetRestored();
}

void Recovery::forgetRestored()
{
    m_removal.stop();
    if (!m_restored)
        return;
    if (m_isRestoredKept)
        m_restored->discard(SessionFolder::HowEnded::Crashed);
    else
        m_restored->remove();
    m_restored.reset();
}

void Recovery::discard()
{
    if (!m_offer)
        return;
    goBack();
    m_folders.front()->discard(SessionFolder::HowEnded::Crashed);
    m_folders.erase(m_folders.begin());
    emit message(MessageBar::Kind::Note,
        tr("Discarded. It is kept for 30 days: File ▸ Recover Unsaved Work."), {});
    readNext();
}

void Recovery::next()
{
    if (!m_offer || m_folders.size() < 2)
        return;
    goBack();
    std::rotate(m_folders.begin(), m_folders.begin() + 1, m_folders.end());
    readNext();
}

void Recovery::putOff()
{
    if (!m_offer)
        return;
    goBack();
    m_folders.clear(); // unlocks them
    readNext();
}

} // namespace odori
