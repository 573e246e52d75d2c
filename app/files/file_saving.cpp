// SPDX-License-Identifier: MIT
#include "app/files/file_commands.h"
#include "app/files/scene_parts.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/model/name_warnings.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/shown_pose.h"
#include "ui/dialogs/plain_box.h"
#include "ui/dialogs/save_dialog.h"
#include "ui/dialogs/save_question.h"
#include "ui/document/actor_names.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QEventLoop>
#include <QtCore/QFileInfo>
#include <QtCore/QFutureWatcher>

/// Saving; opening: file_commands.cpp.
namespace odori {
namespace {

const QString motionEnding = QStringLiteral(".vmd");
const QString projectEnding = QStringLiteral(".odori");

bool isProjectPath(const QString& path)
{
    return path.endsWith(projectEnding, Qt::CaseInsensitive);
}

mmd::Result<void> writeFile(const QString& path, const std::vector<std::byte>& bytes)
{
    return mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), bytes);
}

/// What the format does to names; nothing is lost, but other programs may not find the bones.
std::vector<mmd::Warning> namesThatDoNotFit(const mmd::Actor* actor)
{
    std::vector<mmd::Warning> warnings;
    if (actor && actor->model)
        warnings = mmd::nameWarnings(*actor->model, actor->motion);
    std::erase_if(warnings,
        [](const mmd::Warning& each) { return each.code == mmd::WarningCode::NameShared; });
    return warnings;
}

} // namespace

bool FileCommands::save()
{
    return m_document.projectPath().isEmpty() ? saveMotion() : saveProject();
}

bool FileCommands::saveAs()
{
    return m_document.projectPath().isEmpty() ? saveMotionAs() : saveProjectAs();
}

bool FileCommands::saveTo(const QString& path)
{
    return isProjectPath(path) ? saveProjectTo(path)
                               : saveMotionTo(m_document.scene().active, path);
}

bool FileCommands::saveMotion()
{
    return saveMotionOf(m_document.scene().active);
}

bool FileCommands::saveMotionAs()
{
    return saveMotionOfAs(m_document.scene().active);
}

bool FileCommands::saveMotionOf(mmd::ActorId actor)
{
    const QString path = m_document.motionPath(actor);
    return path.isEmpty() ? saveMotionOfAs(actor) : mayOverwrite(path) && saveMotionTo(actor, path);
}

bool FileCommands::saveMotionOfAs(mmd::ActorId actor)
{
    QString path = m_document.motionPath(actor);
    if (path.isEmpty())
        path = startFolder() + u'/' +
               (actor == mmd::sceneActor ? QStringLiteral("camera") : QStringLiteral("motion")) +
               motionEnding;
    // Without a project, this is where one can begin too.
    const bool mayBeProject = m_document.projectPath().isEmpty();
    QList<FileKind> kinds{{tr("Motion"), motionEnding}};
    if (mayBeProject)
        kinds.append({tr("Project"), projectEnding});
    path = chosenSavePath(
        m_window, tr("Save the Motion of %1 As").arg(actorName(m_document, actor)), path, kinds);
    if (path.isEmpty())
        return false;
    return mayBeProject && isProjectPath(path) ? saveProjectTo(path) : saveMotionTo(actor, path);
}

bool FileCommands::saveMotionTo(mmd::ActorId actor, const QString& path)
{
    finishSaving();
    write(m_document.motionToSave(actor, path));
    return true;
}

void FileCommands::write(const FileToSave& file)
{
    startWriting(
        file.path, [file] { return saveFile(file); },
        [this, file](const QStringList& more) {
            m_document.takeSaved(file);
            file.motion ? reportMotion(file, more) : reportProject(file, more);
        });
}

void FileCommands::startWriting(const QString& path, std::function<mmd::Result<void>()> write,
    std::function<void(const QStringList&)> take)
{
    using Watcher = QFutureWatcher<mmd::Result<void>>;
    auto* watcher = new Watcher(this);
    const bool hadLinks = mmd::hasOtherLinks(mmd::pathFromUtf8(path.toStdString()));
    connect(
        watcher, &Watcher::finished, this, [this, watcher, path, hadLinks, take = std::move(take)] {
            watcher->deleteLater();
            takeWritten(path, watcher->result(), take, hadLinks);
        });
    m_isSaving = true;
    watcher->setFuture(QtConcurrent::run(
        [write = std::move(write)] { return mmd::guarded([&] { return write(); }); }));
}

void FileCommands::takeWritten(const QString& path, const mmd::Result<void>& written,
    const std::function<void(const QStringList&)>& take, bool hadLinks)
{
    m_isSaving = false;
    m_isSaved = written.has_value();
    // Whatever happens, who waits for the end is told.
    const auto taken = mmd::guarded([&] {
        if (written) {
            take(hadLinks ? QStringList{tr("Other hard links to this file keep its old content.")}
                          : QStringList());
            noteTime(path);
            remember(path);
        }
        return written;
    });
    if (!taken)
        emit message(MessageBar::Kind::Error, sentence(taken.error(), path), {});
    emit savingFinished();
}

bool FileCommands::finishSaving()
{
    // The window is painted meanwhile; what the user does comes afterwards.
    while (m_isSaving) {
        QEventLoop loop;
        connect(this, &FileCommands::savingFinished, &loop, &QEventLoop::quit);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
    return m_isSaved;
}

void FileCommands::reportMotion(const FileToSave& file, const QStringList& more)
{
    QStringList sentences{tr("Saved %1.").arg(shownFileName(file.path))};
    QStringList details;
    const mmd::Actor* from = mmd::findActor(file.scene, *file.motion);
    const std::vector<mmd::Warning> warnings = namesThatDoNotFit(from);
    for (const mmd::Warning& warning : warnings)
        details.append(sentence(warning));
    if (!warnings.empty())
        sentences.append(
            tr("%n name(s) do not fit the format, the first: %1.", nullptr, int(warnings.size()))
                .arg(details.front()));
    if (const auto drafts = mmd::draftsOf(file.scene, *file.motion); !drafts.empty())
        sentences.append(tr("%n draft(s) are not in the file; only a project saves them.", nullptr,
            int(drafts.size())));
    sentences += more;
    emit message(MessageBar::Kind::Note, sentences.join(u' '), details.join(u'\n'));
}

bool FileCommands::saveProject()
{
    const QString path = m_document.projectPath();
    return path.isEmpty() ? saveProjectAs() : mayOverwrite(path) && saveProjectTo(path);
}

bool FileCommands::saveProjectAs()
{
    QString path = m_document.projectPath();
    if (path.isEmpty())
        path = startFolder() + QStringLiteral("/scene") + projectEnding;
    path = chosenSavePath(m_window, tr("Save Project As"), path, {{tr("Project"), projectEnding}});
    return !path.isEmpty() && saveProjectTo(path);
}

bool FileCommands::saveProjectTo(const QString& path)
{
    finishSaving();
    const std::string& known = m_document.projectExtras().view;
    write(m_document.projectToSave(path, m_viewSource ? m_viewSource(known) : known));
    return true;
}

bool FileCommands::savePoseAs()
{
    const mmd::Scene& scene = m_document.scene();
    const std::vector<mmd::TrackId> tracks = tracksOfPose(m_document);
    if (tracks.empty())
        return false;
    const mmd::VpdFile pose =
        mmd::shownPose(scene, scene.active, tracks, m_document.currentFrame());
    const QString path = chosenSavePath(m_window, tr("Save Pose As"),
        startFolder() + QStringLiteral("/pose.vpd"), {{tr("Pose"), QStringLiteral(".vpd")}});
    if (path.isEmpty())
        return false;
    const auto count = int(pose.bones.size() + pose.morphs.size());
    const QString said = tr("Saved the pose of %n bone(s) and morph(s) as %1.", nullptr, count)
                             .arg(shownFileName(path));
    finishSaving();
    startWriting(
        path, [path, pose] { return writeFile(path, mmd::writeVpd(pose)); },
        [this, said](const QStringList& more) {
            emit message(MessageBar::Kind::Note, (QStringList{said} + more).join(u' '), {});
        });
    return true;
}

bool FileCommands::saveKeysAs()
{
    const mmd::Scene& scene = m_document.scene();
    const mmd::Motion keys = mmd::copiedKeys({scene, scene.active, keysToSave(m_document)});
    if (keys.keyCount() == 0)
        return false;
    const QString path = chosenSavePath(m_window, tr("Save Selected Keys As"),
        startFolder() + QStringLiteral("/keys.vmd"), {{tr("Motion"), motionEnding}});
    if (path.isEmpty())
        return false;
    const QString said =
        tr("Saved %n key(s) as %1.", nullptr, int(keys.keyCount())).arg(shownFileName(path));
    finishSaving();
    startWriting(
        path, [path, keys] { return writeFile(path, mmd::vmdFromMotion(keys)); },
        [this, path, keys, said](const QStringList& more) {
            m_document.noteSaved(path.toStdString(), keys); // it may be the file of a whole motion
            emit message(MessageBar::Kind::Note, (QStringList{said} + more).join(u' '), {});
        });
    return true;
}

void FileCommands::reportProject(const FileToSave& file, const QStringList& more)
{
    QStringList inside;
    for (const mmd::ActorId actor : m_document.motionsBesideTheirFiles())
        inside.append(motionName(actor));
    QStringList sentences{tr("Saved %1.").arg(shownFileName(file.path))};
    if (!inside.isEmpty())
        sentences.append(tr("The project contains the changed motions. Their own files are "
                            "unchanged until Save Motion: %1.")
                             .arg(inside.join(QStringLiteral(", "))));
    sentences += more;
    emit message(MessageBar::Kind::Note, sentences.join(u' '), {});
}

QString FileCommands::motionName(mmd::ActorId actor) const
{
    return m_document.motionPath(actor).isEmpty()
               ? tr("the new motion of %1").arg(actorName(m_document, actor))
               : odori::motionName(m_document, actor);
}

void FileCommands::noteTime(const QString& path)
{
    m_times[path] = QFileInfo(path).lastModified();
}

bool FileCommands::mayOverwrite(const QString& path)
{
    finishSaving(); // which may be what changed it
    const QFileInfo info(path);
    if (!info.exists() || m_times.value(path) == info.lastModified())
        return true;
    const auto answer = PlainBox::ask(m_window, PlainBox::Warning, tr("Save"),
        tr("%1 was changed by another program since it was opened. Write over it?")
            .arg(shownFileName(path)),
        PlainBox::Save | PlainBox::Cancel, PlainBox::Cancel);
    return answer == PlainBox::Save;
}

bool FileCommands::saveAllMotions()
{
    for (const mmd::ActorId actor : m_document.unsavedWork().motions)
        if (!saveMotionOf(actor) || !finishSaving())
            return false;
    return true;
}

bool FileCommands::mayDiscard()
{
    finishSaving();
    if (!m_document.isModified())
        return true;
    QStringList motions;
    for (const mmd::ActorId actor : m_document.unsavedWork().motions)
        motions.append(motionName(actor));
    switch (chosenForUnsavedWork(m_window, m_document, motions)) {
    case SaveChoice::Motions:
        return saveAllMotions();
    case SaveChoice::Project: // asks for a name without one
        return saveProject() && finishSaving();
    case SaveChoice::Discard:
        return true;
    case SaveChoice::Stay:
        break;
    }
    return false;
}

} // namespace odori
