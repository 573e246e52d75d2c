// SPDX-License-Identifier: MIT
#include "app/files/changes/changed_files.h"

#include "libmmd/scene/edits/scene/placing.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QEvent>
#include <QtCore/QFutureWatcher>
#include <QtGui/QAction>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <memory>

namespace odori {
namespace {

QString listed(const QStringList& paths)
{
    QStringList names;
    for (const QString& path : paths)
        names.append(shownFileName(path));
    return listedNames(names);
}

QString warningsOf(const LoadedFile& file)
{
    QStringList lines;
    for (const mmd::Warning& warning : file.warnings)
        lines.append(sentence(warning));
    return lines.join(u'\n');
}

} // namespace

ChangedFiles::ChangedFiles(Document& document)
    : m_document(document)
    , m_reload(new QAction(this))
{
    m_reload->setObjectName(QStringLiteral("reloadChanged"));
    connect(m_reload, &QAction::triggered, this, [this] { reload(m_unedited); });
}

void ChangedFiles::watch(QWidget* window, std::function<bool()> isBusy)
{
    if (m_window)
        m_window->removeEventFilter(this);
    m_window = window;
    m_isBusy = std::move(isBusy);
    if (m_window)
        m_window->installEventFilter(this);
}

void ChangedFiles::noteWritten(
    const QString& path, const QDateTime& time, const QStringList& aliases)
{
    for (const QString& each : aliases + QStringList(path)) {
        m_times.note(each, time);
        m_written.note(each, time);
    }
    for (const QString& alias : aliases)
        m_document.saved().noteAlias(alias, path);
}

/// A time that is not known is a reason to ask.
void ChangedFiles::noteRestored(const FileTimes& times, const std::vector<std::string>& changed)
{
    m_times = times;
    for (const std::string& path : changed)
        m_times.forget(QString::fromStdString(path));
    for (const QString& path : times.paths()) {
        const QDateTime written = m_written.of(path);
        if (!written.isValid() || written == times.of(path))
            continue;
        m_times.forget(path);
        m_document.saved().noteVanished(path);
    }
}

bool ChangedFiles::eventFilter(QObject* object, QEvent* event)
{
    // A click in the view activates the window also beside the preview of a tool: later, then.
    if (event->type() == QEvent::WindowActivate && !m_document.isGestureRunning())
        look();
    return QObject::eventFilter(object, event);
}

std::vector<mmd::ActorId> ChangedFiles::ownersOf(const QString& path) const
{
    std::vector<mmd::ActorId> owners;
    const mmd::Scene& scene = m_document.scene();
    for (const mmd::Actor& each : scene.actors)
        if (m_document.saved().motionPath(each.id) == path)
            owners.push_back(each.id);
    if (m_document.saved().motionPath(mmd::sceneActor) == path)
        owners.push_back(mmd::sceneActor);
    return owners;
}

bool ChangedFiles::isUnedited(mmd::ActorId actor) const
{
    return m_document.saved().isMotionInItsFile(actor) &&
           mmd::draftsOf(m_document.scene(), actor).empty();
}

bool ChangedFiles::mayReload(const QString& path) const
{
    if (path == m_document.project().path())
        return !m_document.saved().isModified();
    const std::vector<mmd::ActorId> owners = ownersOf(path);
    return !owners.empty() && std::all_of(owners.begin(), owners.end(),
                                  [this](mmd::ActorId actor) { return isUnedited(actor); });
}

QStringList ChangedFiles::openPaths() const
{
    QStringList paths{m_document.project().path(), m_document.saved().motionPath(mmd::sceneActor)};
    for (const mmd::Actor& each : m_document.scene().actors)
        paths.append(m_document.saved().motionPath(each.id));
    paths.removeDuplicates();
    paths.removeAll(QString());
    return paths;
}

/// With the noted times.
ChangedFiles::OpenFiles ChangedFiles::openFiles() const
{
    OpenFiles files;
    for (const QString& path : openPaths())
        if (m_times.of(path).isValid())
            files.push_back({path, m_times.of(path)});
    return files;
}

/// In a worker, because a network share that has vanished answers only after a long time.
void ChangedFiles::look()
{
    const OpenFiles noted = openFiles();
    if (m_isLooking || m_isBusy() || noted.empty())
        return;
    m_isLooking = true;
    using Watcher = QFutureWatcher<OpenFiles>;
    auto* watcher = new Watcher(this);
    connect(watcher, &Watcher::finished, this, [this, watcher, noted] {
        watcher->deleteLater();
        m_isLooking = false;
        if (!m_isBusy()) // otherwise the next activation of the window finds it
            tell(noted, watcher->result());
    });
    watcher->setFuture(QtConcurrent::run([noted] {
        OpenFiles found;
        for (const OpenFile& each : noted) {
            const QFileInfo file(each.path);
            found.push_back({each.path, file.lastModified(), QFileInfo::exists(file.path())});
        }
        return found;
    }));
}

void ChangedFiles::tell(const OpenFiles& noted, const OpenFiles& found)
{
    QStringList unedited, edited, vanished, homeless;
    for (std::size_t at = 0; at < found.size(); ++at) {
        const auto& [path, time, hasFolder] = found[at];
        const bool isWrittenHere = m_times.of(path) != noted[at].time; // meanwhile
        const auto told = m_told.constFind(path);
        if (time == noted[at].time || isWrittenHere || (told != m_told.end() && *told == time))
            continue;
        m_told[path] = time;
        (!hasFolder           ? homeless
            : !time.isValid() ? vanished
            : mayReload(path) ? unedited
                              : edited)
            .append(path);
    }
    QStringList sentences;
    for (const QString& path : vanished + homeless)
        m_document.saved().noteVanished(path);
    if (!homeless.isEmpty())
        sentences.append(tr("Deleted or moved by another program: %1. Save it under another name.")
                             .arg(listed(homeless)));
    if (!vanished.isEmpty())
        sentences.append(tr("Deleted or moved by another program: %1. Save to have the file again.")
                             .arg(listed(vanished)));
    if (!unedited.isEmpty())
        sentences.append(tr("Changed by another program: %1.").arg(listed(unedited)));
    if (!edited.isEmpty())
        sentences.append(tr("Changed by another program and by you: %1. Saving asks before it "
                            "overwrites.")
                             .arg(listed(edited)));
    if (sentences.isEmpty())
        return;
    emit message(MessageBar::Kind::Warning, sentences.join(u' '), {});
    m_unedited = unedited;
    if (unedited.isEmpty())
        return;
    m_reload->setText(tr("Reload")); // only now the language is known, and it can change
    m_reload->setToolTip(tr("Read the file again"));
    emit offered(m_reload);
}

void ChangedFiles::reload(const QStringList& paths)
{
    for (const QString& path : paths)
        if (path == m_document.project().path())
            emit projectWanted(path);
        else
            load(path);
}

void ChangedFiles::load(const QString& path)
{
    using Read = std::shared_ptr<mmd::Result<LoadedFile>>; // QFuture copies its result
    auto* watcher = new QFutureWatcher<Read>(this);
    const QDateTime noted = m_times.of(path);
    connect(watcher, &QFutureWatcher<Read>::finished, this, [this, watcher, path, noted] {
        watcher->deleteLater();
        // Meanwhile the file may have been saved here, or another scene may have been opened.
        if (m_times.of(path) == noted && !ownersOf(path).empty())
            replace(path, *watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(
        [path] { return std::make_shared<mmd::Result<LoadedFile>>(loadFile(path)); }));
}

void ChangedFiles::replace(const QString& path, const mmd::Result<LoadedFile>& read)
{
    const auto refuse = [&](const QString& why) { emit message(MessageBar::Kind::Error, why, {}); };
    if (!read)
        return refuse(sentence(read.error(), path));
    const bool isMotion =
        read->kind == LoadedFile::Kind::Motion || read->kind == LoadedFile::Kind::CameraMotion;
    if (!isMotion || read->isImported)
        return refuse(tr("%1 is not a VMD motion any more.").arg(shownFileName(path)));
    if (!mayReload(path))
        return refuse(
            tr("%1 was not reloaded, because you have edited it.").arg(shownFileName(path)));
    m_document.cancelGesture(); // the patch is for the scene without the gesture
    emit replacing();
    const std::vector<mmd::ActorId> owners = ownersOf(path);
    for (const auto& [changed, time] : read->times())
        m_times.note(changed, time);
    for (const auto& [saved, motion] : read->saved)
        m_document.saved().noteMotion(saved, motion);
    for (const mmd::ActorId actor : owners) {
        mmd::Placing placing;
        placing.actor = actor;
        const std::string file = path.toStdString();
        m_document.apply(actor == mmd::sceneActor
                             ? mmd::placeCamera(m_document.target(),
                                   mmd::sceneTracksOf(read->motion), file, placing)
                             : mmd::placeMotion(m_document.target(), read->motion, file, placing),
            tr("Reload %1").arg(shownFileName(path)));
    }
    emit replaced();
    emit message(
        MessageBar::Kind::Note, tr("Reloaded %1.").arg(shownFileName(path)), warningsOf(*read));
}

} // namespace odori
