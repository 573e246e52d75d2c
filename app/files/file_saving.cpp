// SPDX-License-Identifier: MIT
#include "app/files/file_saving.h"

#include "app/files/sample.h"
#include "app/files/saving/save_reports.h"
#include "app/files/scene_parts.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/scene/edits/keys/clipboard.h"
#include "libmmd/scene/shown_pose.h"
#include "ui/dialogs/save_dialog.h"
#include "ui/dialogs/save_question.h"
#include "ui/document/actor_names.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/fields/number_field.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QFileInfo>
#include <QtCore/QStandardPaths>

#include <utility>

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

} // namespace

FileSaving::FileSaving(Document& document, ChangedFiles& changes, RecentFiles& recent)
    : m_document(document)
    , m_changes(changes)
    , m_recent(recent)
{
    connect(
        &m_queue, &SaveQueue::failed, this, [this](const mmd::Error& error, const QString& path) {
            if (error.problem == mmd::FileProblem::NotFlushed)
                m_changes.times().note(path); // written here, so it is not another program's file
            m_failures.append(sentence(error, path));
            showFailures();
        });
}

void FileSaving::setWindow(QWidget* window, std::function<std::string(const std::string&)> view)
{
    m_window = window;
    m_viewSource = std::move(view);
}

void FileSaving::whenWritten(std::function<void(bool areWritten)> then)
{
    m_queue.whenIdle(std::move(then));
}

void FileSaving::save()
{
    if (m_document.refuses())
        return;
    NumberField::commitFocused();
    if (m_document.project().isOpen())
        saveProjectThen({});
    else
        saveMotionOf(m_document.scene().active, {});
}

void FileSaving::saveAs()
{
    if (m_document.refuses())
        return;
    m_document.project().isOpen() ? saveProjectAs() : saveMotionAs();
}

void FileSaving::saveTo(const QString& path)
{
    if (m_document.refuses())
        return;
    NumberField::commitFocused();
    m_queue.add(jobOf(isProjectPath(path)
                          ? projectToSave(path)
                          : m_document.saved().motionToSave(m_document.scene().active, path)));
}

void FileSaving::saveMotion()
{
    if (m_document.refuses())
        return;
    NumberField::commitFocused();
    saveMotionOf(m_document.scene().active, {});
}

void FileSaving::saveMotionAs()
{
    if (m_document.refuses())
        return;
    NumberField::commitFocused();
    saveMotionOfAs(m_document.scene().active, {});
}

void FileSaving::saveProject()
{
    if (m_document.refuses())
        return;
    NumberField::commitFocused();
    saveProjectThen({});
}

void FileSaving::saveProjectAs()
{
    if (m_document.refuses())
        return;
    NumberField::commitFocused();
    chooseProject();
}

void FileSaving::saveMotionOf(mmd::ActorId actor, const Next& next)
{
    const QString path = m_document.saved().motionPath(actor);
    if (path.isEmpty() || isSamplePath(path)) {
        saveMotionOfAs(actor, next);
        return;
    }
    const auto write = [this, actor, path, next] { writeMotion(actor, path, next); };
    isChangedElsewhere(path) ? askToOverwrite(path, {write, next.stay}) : write();
}

std::optional<mmd::ActorId> FileSaving::otherOwner(mmd::ActorId actor, const QString& path) const
{
    const mmd::Scene& scene = m_document.scene();
    const auto owns = [&](mmd::ActorId other) {
        const auto target = m_targets.find(other);
        const bool isBeingSaved = target != m_targets.end() && m_queue.isWriting(target->second);
        const QString own = isBeingSaved ? target->second : m_document.saved().motionPath(other);
        return other != actor && !own.isEmpty() && QFileInfo(own) == QFileInfo(path) &&
               *mmd::findMotion(scene, other) != *mmd::findMotion(scene, actor);
    };
    for (const mmd::Actor& each : scene.actors)
        if (owns(each.id))
            return each.id;
    return owns(mmd::sceneActor) ? std::optional(mmd::sceneActor) : std::nullopt;
}

void FileSaving::writeMotion(mmd::ActorId actor, const QString& path, const Next& next)
{
    const auto save = [this, actor, path, next] {
        m_targets[actor] = path;
        m_queue.add(jobOf(m_document.saved().motionToSave(actor, path)));
        next.save();
    };
    const auto other = otherOwner(actor, path);
    if (!other)
        return save();
    ++m_questions;
    askForSharedFile(m_window,
        {shownFileName(path), actorName(m_document, actor), actorName(m_document, *other)},
        [this, actor, save, next](SharedFileChoice choice) {
            --m_questions;
            choice == SharedFileChoice::SaveAs      ? saveMotionOfAs(actor, next)
            : choice == SharedFileChoice::Overwrite ? save()
                                                    : next.stay();
        });
}

QString FileSaving::proposedPath(mmd::ActorId actor) const
{
    if (const auto origin = m_origins.find(actor); origin != m_origins.end()) {
        const QFileInfo file(origin->second);
        return file.absolutePath() + u'/' + file.completeBaseName() + motionEnding;
    }
    const bool isCamera = actor == mmd::sceneActor;
    return saveFolder() + u'/' + (isCamera ? QStringLiteral("camera") : QStringLiteral("motion")) +
           motionEnding;
}

void FileSaving::saveMotionOfAs(mmd::ActorId actor, const Next& next)
{
    QString path = m_document.saved().motionPath(actor);
    if (path.isEmpty())
        path = proposedPath(actor);
    if (isSamplePath(path))
        path = saveFolder() + u'/' + QFileInfo(path).fileName();
    // Without a project, the user can also save a new project here.
    const bool mayBeProject = !m_document.project().isOpen();
    QList<FileKind> kinds{{tr("Motion"), motionEnding}};
    if (mayBeProject)
        kinds.append({tr("Project"), projectEnding});
    path = chosenSavePath(
        m_window, tr("Save the Motion of %1 As").arg(actorName(m_document, actor)), path, kinds);
    if (path.isEmpty()) {
        next.stay();
    } else if (mayBeProject && isProjectPath(path)) {
        m_queue.add(jobOf(projectToSave(path)));
        next.save();
    } else {
        writeMotion(actor, path, next);
    }
}

void FileSaving::saveProjectThen(const Next& next)
{
    const QString path = m_document.project().path();
    if (path.isEmpty()) {
        chooseProject() ? next.save() : next.stay();
        return;
    }
    const auto save = [this, path, next] {
        m_queue.add(jobOf(projectToSave(path)));
        next.save();
    };
    isChangedElsewhere(path) ? askToOverwrite(path, {save, next.stay}) : save();
}

bool FileSaving::chooseProject()
{
    QString path = m_document.project().path();
    if (path.isEmpty())
        path = saveFolder() + QStringLiteral("/scene") + projectEnding;
    path = chosenSavePath(m_window, tr("Save Project As"), path, {{tr("Project"), projectEnding}});
    if (!path.isEmpty())
        m_queue.add(jobOf(projectToSave(path)));
    return !path.isEmpty();
}

FileToSave FileSaving::projectToSave(const QString& path)
{
    const std::string& known = m_document.project().extras().view;
    return m_document.project().toSave(path, m_viewSource ? m_viewSource(known) : known);
}

SaveQueue::Job FileSaving::jobOf(const FileToSave& file)
{
    const auto written = std::make_shared<mmd::ContentMark>();
    return watched({file.path,
        [file, written] {
            return saveFile(file).map([&](const mmd::ContentMark& mark) { *written = mark; });
        },
        [this, file, written](bool hadLinks) {
            file.motion ? m_document.saved().noteSavedMotion(file)
                        : m_document.project().noteSaved(file, *written);
            file.motion ? reportMotion(file, hadLinks) : reportProject(file, hadLinks);
        }});
}

SaveQueue::Job FileSaving::watched(const SaveQueue::Job& job)
{
    if (m_queue.isIdle())
        m_failures.clear();
    return {job.path, job.write, [this, job](bool hadLinks) {
                job.written(hadLinks);
                noteWritten(job.path);
                showFailures();
            }};
}

void FileSaving::showFailures()
{
    if (!m_failures.isEmpty())
        emit message(MessageBar::Kind::Error, m_failures.join(u' '), {});
}

bool FileSaving::isChangedElsewhere(const QString& path) const
{
    return !m_queue.isWriting(path) && m_changes.isChangedElsewhere(path);
}

void FileSaving::askToOverwrite(const QString& path, const Next& next)
{
    ++m_questions;
    askForChangedFile(m_window, shownFileName(path), m_changes.mayReload(path),
        [this, path, next](ChangedFileChoice choice) {
            --m_questions;
            if (choice == ChangedFileChoice::Overwrite)
                return next.save();
            next.stay();
            if (choice == ChangedFileChoice::Reload)
                m_changes.reload({path});
        });
}

void FileSaving::noteWritten(const QString& path)
{
    m_changes.times().note(path);
    m_recent.remember(path);
}

void FileSaving::reportMotion(const FileToSave& file, bool hadLinks)
{
    const SaveReports::Report report = SaveReports::motionSaved(file, hadLinks);
    emit message(MessageBar::Kind::Note, report.text, report.details);
}

void FileSaving::reportProject(const FileToSave& file, bool hadLinks)
{
    QStringList inside;
    for (const mmd::ActorId actor : m_document.saved().motionsBesideTheirFiles())
        inside.append(motionName(actor));
    QStringList sentences{tr("Saved %1.").arg(shownFileName(file.path))};
    if (!inside.isEmpty())
        sentences.append(tr("The project contains the changed motions. To write them to their own "
                            "files, use Save Motion: %1.")
                             .arg(inside.join(QStringLiteral(", "))));
    if (hadLinks)
        sentences.append(SaveReports::linksKept());
    emit message(MessageBar::Kind::Note, sentences.join(u' '), {});
}

void FileSaving::reportPart(const QString& sentence, bool hadLinks)
{
    emit message(MessageBar::Kind::Note,
        hadLinks ? sentence + u' ' + SaveReports::linksKept() : sentence, {});
}

void FileSaving::savePoseAs()
{
    NumberField::commitFocused();
    const mmd::Scene& scene = m_document.scene();
    const std::vector<mmd::TrackId> tracks = tracksOfPose(m_document);
    if (tracks.empty())
        return;
    const mmd::VpdFile pose =
        mmd::shownPose(scene, scene.active, tracks, m_document.currentFrame());
    const QString path = chosenSavePath(m_window, tr("Save Pose As"),
        saveFolder() + QStringLiteral("/pose.vpd"), {{tr("Pose"), QStringLiteral(".vpd")}});
    if (path.isEmpty())
        return;
    const auto count = int(pose.bones.size() + pose.morphs.size());
    const QString text = tr("Saved the pose of %n bone(s) and morph(s) as %1.", nullptr, count)
                             .arg(shownFileName(path));
    m_queue.add(watched({path, [path, pose] { return writeFile(path, mmd::writeVpd(pose)); },
        [this, text](bool hadLinks) { reportPart(text, hadLinks); }}));
}

void FileSaving::saveKeysAs()
{
    NumberField::commitFocused();
    const mmd::Scene& scene = m_document.scene();
    const mmd::Motion keys = mmd::copiedKeys({scene, scene.active, keysToSave(m_document)});
    if (keys.keyCount() == 0)
        return;
    const QString path = chosenSavePath(m_window, tr("Save Selected Keys As"),
        saveFolder() + QStringLiteral("/keys.vmd"), {{tr("Motion"), motionEnding}});
    if (path.isEmpty())
        return;
    const QString text =
        tr("Saved %n key(s) as %1.", nullptr, int(keys.keyCount())).arg(shownFileName(path));
    m_queue.add(watched({path, [path, keys] { return writeFile(path, mmd::vmdFromMotion(keys)); },
        [this, path, keys, text](bool hadLinks) {
            m_document.saved().noteMotion(
                path.toStdString(), keys); // the path may be the file of a whole motion
            reportPart(text, hadLinks);
        }}));
}

QString FileSaving::motionName(mmd::ActorId actor) const
{
    const QString path = m_document.saved().motionPath(actor), name = actorName(m_document, actor);
    const QString file = path.isEmpty() ? tr("the new motion of %1").arg(name)
                                        : odori::motionName(m_document, actor);
    return !path.isEmpty() && otherOwner(actor, path) ? tr("%1 (%2)").arg(file, name) : file;
}

QString FileSaving::startFolder() const
{
    const QStringList files = m_recent.paths();
    for (const QString& path : {m_document.saved().motionPath(), m_document.project().path(),
             files.isEmpty() ? QString() : files.front()})
        if (!path.isEmpty())
            return QFileInfo(path).absolutePath();
    return {};
}

QString FileSaving::saveFolder() const
{
    const QStringList sample = samplePaths();
    const QString folder = startFolder();
    if (!sample.isEmpty() && QFileInfo(sample.front()).absolutePath() == folder)
        return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return folder;
}

void FileSaving::saveMotionsThen(std::vector<mmd::ActorId> motions, const Next& next)
{
    if (motions.empty()) {
        next.save();
        return;
    }
    const mmd::ActorId first = motions.front();
    motions.erase(motions.begin());
    const auto goOn = [this, motions = std::move(motions), next] {
        saveMotionsThen(motions, next);
    };
    saveMotionOf(first, {goOn, next.stay});
}

void FileSaving::discardThen(const Then& then, const Then& stay)
{
    m_document.endPreview();
    if (m_questions > 0) { // one question at a time
        stay();
        return;
    }
    if (!m_queue.isIdle()) { // a running save may be the only unsaved work
        m_queue.whenIdle([this, then, stay](bool) { discardThen(then, stay); });
        return;
    }
    NumberField::commitFocused();
    if (!m_document.saved().isModified()) {
        then();
        return;
    }
    QStringList names;
    const std::vector<mmd::ActorId> motions = m_document.saved().unsavedWork().motions;
    for (const mmd::ActorId actor : motions)
        names.append(motionName(actor));
    const auto onceWritten = [this, then, stay] {
        m_queue.whenIdle([then, stay](bool areWritten) { areWritten ? then() : stay(); });
    };
    const SaveChoice choice = chosenForUnsavedWork(m_window, m_document, names);
    if (choice == SaveChoice::Motions)
        saveMotionsThen(motions, {onceWritten, stay});
    else if (choice == SaveChoice::Project) // asks for a name if the project has none
        saveProjectThen({onceWritten, stay});
    else
        choice == SaveChoice::Discard ? then() : stay();
}

} // namespace odori
