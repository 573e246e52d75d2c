// SPDX-License-Identifier: MIT
#include "app/versions/earlier_versions.h"

#include "app/bundled/sample.h"
#include "app/commands/editor.h"
#include "app/main_window.h"
#include "app/versions/saved_versions.h"
#include "libmmd/scene/edits/scene/placing.h"
#include "ui/dialogs/versions/versions_dialog.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <optional>

namespace odori {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

struct OpenFile {
    QString path;
    std::optional<mmd::ActorId> actor; ///< whose motion it is; none for the project
};

/// The open files of which the editor could have kept versions: the project first, then the active
/// motion. After a version was opened, its file again, so that the user can look at one version
/// after the other.
QList<OpenFile> openFilesOf(const Editor& editor)
{
    const Document& document = editor.document;
    QList<OpenFile> files;
    const auto add = [&](const QString& path, std::optional<mmd::ActorId> actor) {
        const bool isKnown = std::any_of(
            files.begin(), files.end(), [&](const OpenFile& file) { return file.path == path; });
        if (!path.isEmpty() && !isSamplePath(path) && !isKnown)
            files.append({path, actor});
    };
    const auto addMotion = [&](mmd::ActorId actor) {
        const QString own = document.saved().motionPath(actor);
        add(own.isEmpty() ? editor.files.saving().paths().versionOf(actor) : own, actor);
    };
    add(document.project().path(), {});
    addMotion(document.scene().active);
    for (const mmd::Actor& actor : document.scene().actors)
        addMotion(actor.id);
    addMotion(mmd::sceneActor);
    return files;
}

/// Whether there are keys that were never saved.
bool hasNewMotion(const Document& document)
{
    const auto isNew = [&](mmd::ActorId actor) {
        return mmd::findMotion(document.scene(), actor)->keyCount() > 0 &&
               document.saved().motionPath(actor).isEmpty();
    };
    const auto& actors = document.scene().actors;
    return isNew(mmd::sceneActor) || std::any_of(actors.begin(), actors.end(),
                                         [&](const mmd::Actor& each) { return isNew(each.id); });
}

/// A new name beside the file, for the next save: "dance 2026-11-23 07-49.vmd".
QString proposedPath(const VersionsDialog::Opened& opened)
{
    const QFileInfo file(opened.file.path);
    const QString time = QDateTime::fromMSecsSinceEpoch(opened.version.savedAt)
                             .toString(QStringLiteral("yyyy-MM-dd HH-mm"));
    return file.absolutePath() + u'/' + file.completeBaseName() + u' ' + time + u'.' +
           file.suffix();
}

QString motionNote(const VersionsDialog::Opened& opened)
{
    return tr("This motion is %1 as it was saved on %2. It has no file yet. Undo restores the "
              "motion before it.")
        .arg(shownFileName(opened.file.path), VersionsDialog::timeText(opened.version));
}

QString projectNote(const VersionsDialog::Opened& opened)
{
    return tr("This scene is %1 as it was saved on %2. It has no file yet; Save Project As gives "
              "it one.")
        .arg(shownFileName(opened.file.path), VersionsDialog::timeText(opened.version));
}

/// Replaces the actor's motion.
void openMotion(Editor& editor, const VersionsDialog::Opened& opened, mmd::ActorId actor)
{
    Document& document = editor.document;
    document.cancelGesture(); // the patch is for the scene without the gesture
    if (document.scene().active != actor)
        document.activate(actor);
    emit editor.files.replacing();
    const mmd::EditTarget target = document.target();
    const QString name = shownFileName(opened.file.path);
    document.apply(actor == mmd::sceneActor
                       ? mmd::placeCamera(target, opened.file.motion, {}, {})
                       : mmd::placeMotion(target, opened.file.motion, {}, {.actor = actor}),
        tr("Open Earlier Version of %1").arg(name));
    editor.files.saving().paths().noteOrigin(actor, proposedPath(opened), opened.file.path);
    emit editor.files.replaced();
    emit editor.files.message(MessageBar::Kind::Note, motionNote(opened), {});
}

} // namespace

void showEarlierVersions(Editor& editor)
{
    editor.playback.stop();
    const QList<OpenFile> files = openFilesOf(editor);
    QStringList paths;
    for (const OpenFile& file : files)
        paths.append(file.path);
    VersionsDialog dialog({.files = paths,
                              .hasNewMotion = hasNewMotion(editor.document),
                              .folder = versionsFolder(),
                              .most = editor.settings.versionsKept()},
        &editor.window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    VersionsDialog::Opened& opened = dialog.opened();
    const auto file = std::find_if(files.begin(), files.end(),
        [&](const OpenFile& each) { return each.path == opened.file.path; });
    if (file != files.end() && file->actor) {
        openMotion(editor, opened, *file->actor);
        return;
    }
    const QString note = opened.file.project ? projectNote(opened) : motionNote(opened);
    if (!opened.file.project)
        opened.file.path = proposedPath(opened);
    editor.files.openAsNew(std::move(opened.file), note);
}

} // namespace odori
