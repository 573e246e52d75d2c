// SPDX-License-Identifier: MIT
#include "app/file_commands.h"
#include "app/save_question.h"
#include "libmmd/model/name_warnings.h"
#include "ui/document/actor_names.h"
#include "ui/messages/messages.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QEventLoop>
#include <QtCore/QFileInfo>
#include <QtCore/QFutureWatcher>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QMessageBox>

/// Saving; opening: file_commands.cpp.
namespace odori {
namespace {

const QString motionEnding = QStringLiteral(".vmd");
const QString projectEnding = QStringLiteral(".odori");

bool isProjectPath(const QString& path)
{
    return path.endsWith(projectEnding, Qt::CaseInsensitive);
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
    const QString motions = tr("Motion (*.vmd)");
    const QString projects = tr("Project (*.odori)");
    QString chosen;
    path = QFileDialog::getSaveFileName(m_window,
        tr("Save the Motion of %1 As").arg(actorName(m_document, actor)), path,
        mayBeProject ? motions + QStringLiteral(";;") + projects : motions, &chosen);
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += chosen == projects ? projectEnding : motionEnding;
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
    using Watcher = QFutureWatcher<mmd::Result<void>>;
    auto* watcher = new Watcher(this);
    connect(watcher, &Watcher::finished, this, [this, watcher, file] {
        watcher->deleteLater();
        takeWritten(file, watcher->result());
    });
    m_isSaving = true;
    watcher->setFuture(QtConcurrent::run(saveFile, file));
}

void FileCommands::takeWritten(const FileToSave& file, const mmd::Result<void>& written)
{
    m_isSaving = false;
    m_isSaved = written.has_value();
    if (m_isSaved) {
        m_document.takeSaved(file);
        noteTime(file.path);
        remember(file.path);
        file.motion ? reportMotion(file) : reportProject(file);
    } else {
        emit message(MessageBar::Kind::Error, sentence(written.error(), file.path), {});
    }
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

void FileCommands::reportMotion(const FileToSave& file)
{
    QStringList sentences{tr("Saved %1.").arg(QFileInfo(file.path).fileName())};
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
        sentences.append(
            tr("%n change(s) that are not registered stay outside; a project keeps them.", nullptr,
                int(drafts.size())));
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
    path = QFileDialog::getSaveFileName(
        m_window, tr("Save Project As"), path, tr("Project (*.odori)"));
    if (path.isEmpty())
        return false;
    if (!isProjectPath(path))
        path += projectEnding;
    return saveProjectTo(path);
}

bool FileCommands::saveProjectTo(const QString& path)
{
    finishSaving();
    const std::string& known = m_document.projectExtras().view;
    write(m_document.projectToSave(path, m_viewSource ? m_viewSource(known) : known));
    return true;
}

void FileCommands::reportProject(const FileToSave& file)
{
    QStringList inside;
    for (const mmd::ActorId actor : m_document.motionsBesideTheirFiles())
        inside.append(motionName(actor));
    QStringList sentences{tr("Saved %1.").arg(QFileInfo(file.path).fileName())};
    if (!inside.isEmpty())
        sentences.append(
            tr("Changed motions are inside it until Save Motion writes their own files: %1.")
                .arg(inside.join(QStringLiteral(", "))));
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
    const auto answer = QMessageBox::warning(m_window, tr("Save"),
        tr("%1 was changed by another program since it was opened. Write over it?")
            .arg(info.fileName()),
        QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Save;
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
