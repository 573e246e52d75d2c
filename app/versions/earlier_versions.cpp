// SPDX-License-Identifier: MIT
#include "app/versions/earlier_versions.h"

#include "app/commands/editor.h"
#include "app/files/sample.h"
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

namespace odori {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

/// The files of which the editor could have kept versions: the project first. After a version was
/// opened, its file again, so that the user can look at one version after the other.
QStringList filesOf(const Editor& editor)
{
    const Document& document = editor.document;
    const QString own = document.saved().motionPath();
    QStringList files{document.project().path(),
        own.isEmpty() ? editor.files.saving().paths().versionOf(document.scene().active) : own};
    files.removeIf([](const QString& path) { return path.isEmpty() || isSamplePath(path); });
    return files;
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

void openMotion(Editor& editor, const VersionsDialog::Opened& opened)
{
    Document& document = editor.document;
    document.cancelGesture(); // the patch is for the scene without the gesture
    const mmd::EditTarget target = document.target();
    const mmd::ActorId actor = target.scene.active;
    const QString name = shownFileName(opened.file.path);
    document.apply(actor == mmd::sceneActor
                       ? mmd::placeCamera(target, opened.file.motion, {}, {})
                       : mmd::placeMotion(target, opened.file.motion, {}, {.actor = actor}),
        tr("Open Earlier Version of %1").arg(name));
    editor.files.saving().paths().noteOrigin(actor, proposedPath(opened), opened.file.path);
    emit editor.files.message(MessageBar::Kind::Note,
        tr("This motion is %1 as it was saved on %2. It has no file yet. Undo restores the motion "
           "before it.")
            .arg(name, VersionsDialog::timeText(opened.version)),
        {});
}

} // namespace

void showEarlierVersions(Editor& editor)
{
    editor.playback.stop();
    VersionsDialog dialog({.files = filesOf(editor),
                              .folder = versionsFolder(),
                              .most = editor.settings.versionsKept()},
        &editor.window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    VersionsDialog::Opened& opened = dialog.opened();
    if (!opened.file.project) {
        openMotion(editor, opened);
        return;
    }
    const QString note =
        tr("This scene is %1 as it was saved on %2. It has no file yet; Save "
           "Project As gives it one.")
            .arg(shownFileName(opened.file.path), VersionsDialog::timeText(opened.version));
    editor.files.openAsNew(std::move(opened.file), note);
}

} // namespace odori
