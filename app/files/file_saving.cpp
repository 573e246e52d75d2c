// SPDX-License-Identifier: MIT
#include "app/files/file_saving.h"

#include "app/bundled/sample.h"
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

#include <QtCore/QDir>

#include <algorithm>
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
    , m_paths(document, recent)
    , m_parentQuestions(document)
{
    connect(&document, &Document::replacing, this, &FileSaving::endFailures);
    connect(&m_queue, &SaveQueue::failed, this,
        [this](const mmd::Error& error, const QString& path, const QDateTime& time) {
            if (error.problem == mmd::FileProblem::NotFlushed)
                m_changes.noteWritten(path, time);
            m_failures.append(sentence(error, path));
            emit message(MessageBar::Kind::Error, m_failures.join(u' '), {});
        });
    connect(&m_queue, &SaveQueue::slow, this, [this](const QString& path) {
        emit message(MessageBar::Kind::Note,
            tr("%1 is still being saved: the disk or network answers slowly. You can go on "
               "working.")
                .arg(shownFileName(path)),
            {});
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
    writeMotion(actor, path, Target::Known);
    next.save();
}

std::vector<std::pair<mmd::ActorId, QString>> FileSaving::otherMotions(mmd::ActorId actor) const
{
    std::vector<std::pair<mmd::ActorId, QString>> others;
    const auto add = [&](mmd::ActorId other) {
        const auto target = m_targets.find(other);
        const bool isBeingSaved = target != m_targets.end() && m_queue.isWaiting(target->second);
        const QString path = isBeingSaved ? target->second : m_document.saved().motionPath(other);
        if (other != actor && !path.isEmpty())
            others.emplace_back(other, path);
    };
    for (const mmd::Actor& each : m_document.scene().actors)
        add(each.id);
    add(mmd::sceneActor);
    return others;
}

bool FileSaving::isOpen(mmd::ActorId actor) const
{
    return mmd::findMotion(m_document.scene(), actor) != nullptr;
}

void FileSaving::writeMotion(mmd::ActorId actor, const QString& path, Target target)
{
    m_targets[actor] = path;
    const FileToSave file = m_document.saved().motionToSave(actor, path);
    SaveQueue::Job job = jobOf(file);
    job.look = [this, actor, path, target, saved = file.scene] {
        std::optional<QDateTime> known;
        if (target == Target::Known)
            known = m_changes.times().of(path);
        return lookAtTarget({path, known, saved, actor, m_document.scene(), otherMotions(actor)});
    };
    m_queue.add(std::move(job));
}

SaveQueue::Look FileSaving::lookAtTarget(const SaveTarget& target)
{
    const bool asksForParents = target.actor && m_parentQuestions.isNeeded(*target.actor);
    return [this, target, asksForParents]() -> SaveQueue::Ask {
        const FoundTarget found = lookAt(target);
        if (!found.isChanged && !found.owner && !asksForParents)
            return {};
        return [this, path = target.path, actor = target.actor, asksForParents, found](
                   const Answer& given) {
            const Answer answer =
                asksForParents
                    ? m_parentQuestions.asking(
                          m_window, *actor, shownFileName(path),
                          [=, this] { writeMotion(*actor, path, Target::Chosen); }, given)
                    : given;
            const Then askNext = [this, path, actor, owner = found.owner, answer] {
                const bool areOpen = owner && isOpen(*owner) && isOpen(*actor);
                areOpen ? askForOwner(path, *actor, *owner, answer)
                        : answer(SaveQueue::Answer::Write);
            };
            found.isChanged ? askForChange(path, askNext, answer) : askNext();
        };
    };
}

void FileSaving::askForOwner(
    const QString& path, mmd::ActorId actor, mmd::ActorId owner, const Answer& answer)
{
    askForSharedFile(m_window,
        {shownFileName(path), actorName(m_document, actor), actorName(m_document, owner)},
        [this, actor, answer](SharedFileChoice choice) {
            if (choice == SharedFileChoice::SaveAs)
                saveMotionOfAs(actor, {[answer] { answer(SaveQueue::Answer::Replaced); },
                                          [answer] { answer(SaveQueue::Answer::Drop); }});
            else
                answer(choice == SharedFileChoice::Overwrite ? SaveQueue::Answer::Write
                                                             : SaveQueue::Answer::Drop);
        });
}

void FileSaving::saveMotionOfAs(mmd::ActorId actor, const Next& next)
{
    // Without a project, the user can also save a new project here.
    const bool mayBeProject = !m_document.project().isOpen();
    QList<FileKind> kinds{{tr("Motion"), motionEnding}};
    if (mayBeProject)
        kinds.append({tr("Project"), projectEnding});
    const QString path =
        chosenSavePath(m_window, tr("Save the Motion of %1 As").arg(actorName(m_document, actor)),
            m_paths.motionPath(actor), kinds);
    if (path.isEmpty()) {
        next.stay();
    } else if (mayBeProject && isProjectPath(path)) {
        m_queue.add(jobOf(projectToSave(path)));
        next.save();
    } else {
        writeMotion(actor, path, Target::Chosen);
        next.save();
    }
}

void FileSaving::saveProjectThen(const Next& next)
{
    const QString path = m_document.project().path();
    if (path.isEmpty()) {
        chooseProject() ? next.save() : next.stay();
        return;
    }
    SaveQueue::Job job = jobOf(projectToSave(path));
    job.look = [this, path] { return lookAtTarget({path, m_changes.times().of(path)}); };
    m_queue.add(std::move(job));
    next.save();
}

bool FileSaving::chooseProject()
{
    const QString path = chosenSavePath(
        m_window, tr("Save Project As"), m_paths.projectPath(), {{tr("Project"), projectEnding}});
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
    const auto mark = std::make_shared<mmd::ContentMark>();
    return watched({file.path,
        [file, mark] {
            return saveFile(file).map([&](const mmd::ContentMark& saved) { *mark = saved; });
        },
        [this, file, mark](const SaveQueue::Written& written) {
            file.motion ? m_document.saved().noteSavedMotion(file)
                        : m_document.project().noteSaved(file, *mark);
            file.motion ? reportMotion(file, written) : reportProject(file, written);
        }});
}

void FileSaving::endFailures()
{
    if (!m_failures.isEmpty())
        emit outdated(std::exchange(m_failures, {}).join(u' '));
}

SaveQueue::Job FileSaving::watched(const SaveQueue::Job& job)
{
    if (m_queue.isIdle())
        endFailures();
    SaveQueue::Job all = job;
    all.open = [this] { return m_changes.openPaths(); };
    all.written = [this, job](const SaveQueue::Written& written) {
        job.written(written);
        m_changes.noteWritten(job.path, written.time, written.aliases);
        m_recent.remember(job.path);
    };
    return all;
}

void FileSaving::askForChange(const QString& path, const Then& overwrite, const Answer& answer)
{
    askForChangedFile(m_window, shownFileName(path), m_changes.mayReload(path),
        [this, path, overwrite, answer](ChangedFileChoice choice) {
            if (choice == ChangedFileChoice::Overwrite)
                return overwrite();
            answer(SaveQueue::Answer::Drop);
            if (choice == ChangedFileChoice::Reload)
                m_changes.reload({path});
        });
}

void FileSaving::reportMotion(const FileToSave& file, const SaveQueue::Written& written)
{
    QString& said = m_saidNames[*file.motion];
    const SaveReports::Report report = SaveReports::motionSaved(file, written.hadLinks, said);
    said = report.names;
    emit message(MessageBar::Kind::Note, report.text, report.names);
}

void FileSaving::reportProject(const FileToSave& file, const SaveQueue::Written& written)
{
    QStringList inside;
    for (const mmd::ActorId actor : m_document.saved().motionsBesideTheirFiles())
        inside.append(motionName(actor));
    emit message(
        MessageBar::Kind::Note, SaveReports::projectSaved(file, written.hadLinks, inside), {});
}

void FileSaving::reportPart(const QString& sentence, const SaveQueue::Written& written)
{
    emit message(MessageBar::Kind::Note,
        written.hadLinks ? sentence + u' ' + SaveReports::linksKept() : sentence, {});
}

void FileSaving::savePoseAs(const QString& folder)
{
    if (m_document.refuses()) // leaving a preview forgets what was written
        return;
    NumberField::commitFocused();
    const mmd::Scene& scene = m_document.scene();
    const std::vector<mmd::TrackId> tracks = tracksOfPose(m_document);
    if (tracks.empty())
        return;
    const mmd::VpdFile pose =
        mmd::shownPose(scene, scene.active, tracks, m_document.currentFrame());
    const QString path = chosenSavePath(m_window, tr("Save Pose As"),
        (folder.isEmpty() ? m_paths.saveFolder() : folder) + QStringLiteral("/pose.vpd"),
        {{tr("Pose"), QStringLiteral(".vpd")}});
    if (path.isEmpty())
        return;
    const auto count = int(pose.bones.size() + pose.morphs.size());
    const QString text = tr("Saved the pose of %n bone(s) and morph(s) as %1.", nullptr, count)
                             .arg(shownFileName(path));
    m_queue.add(watched({path, [path, pose] { return writeFile(path, mmd::writeVpd(pose)); },
        [this, text](const SaveQueue::Written& written) { reportPart(text, written); }}));
}

void FileSaving::saveKeysAs()
{
    if (m_document.refuses())
        return;
    NumberField::commitFocused();
    const mmd::Scene& scene = m_document.scene();
    const mmd::Motion keys = mmd::copiedKeys({scene, scene.active, keysToSave(m_document)});
    if (keys.keyCount() == 0)
        return;
    const QString path = chosenSavePath(m_window, tr("Save Selected Keys As"),
        m_paths.saveFolder() + QStringLiteral("/keys.vmd"), {{tr("Motion"), motionEnding}});
    if (path.isEmpty())
        return;
    const QString text =
        tr("Saved %n key(s) as %1.", nullptr, int(keys.keyCount())).arg(shownFileName(path));
    m_queue.add(watched({path, [path, keys] { return writeFile(path, mmd::vmdFromMotion(keys)); },
        [this, path, keys, text](const SaveQueue::Written& written) {
            m_document.saved().noteMotion(
                path.toStdString(), keys); // the path may be the file of a whole motion
            reportPart(text, written);
        }}));
}

QString FileSaving::motionName(mmd::ActorId actor) const
{
    const QString path = m_document.saved().motionPath(actor), name = actorName(m_document, actor);
    const QString file = path.isEmpty() ? tr("the new motion of %1").arg(name)
                                        : odori::motionName(m_document, actor);
    const mmd::Scene& scene = m_document.scene();
    const auto others = otherMotions(actor);
    const bool isShared = std::any_of(others.begin(), others.end(), [&](const auto& other) {
        return QDir::cleanPath(other.second) == QDir::cleanPath(path) &&
               *mmd::findMotion(scene, other.first) != *mmd::findMotion(scene, actor);
    });
    return isShared ? tr("%1 (%2)").arg(file, name) : file;
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
    if (m_queue.isAsking()) { // one question at a time
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
