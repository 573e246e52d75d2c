// SPDX-License-Identifier: MIT
#include "app/window_title.h"

#include "ui/document/actor_names.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

/// Doubles "[*]" in a name, because Qt replaces it by the modified mark.
QString plain(QString name)
{
    return name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

} // namespace

QString titleOf(const Document& document)
{
    const mmd::ActorId active = document.scene().active;
    const QString motion = plain(motionName(document, active));
    const QString project = plain(shownFileName(document.project().path()));
    const bool isEmpty = document.scene().actors.empty() && active == mmd::sceneActor &&
                         document.scene().camera.keyCount() == 0;
    if (isEmpty)
        return tr("%1[*] — Odori").arg(project.isEmpty() ? tr("untitled") : project);
    const QString actor = plain(actorName(document, active));
    // The modified mark is beside the name of the unsaved work.
    const bool isElsewhere =
        document.saved().isModified() && !document.saved().hasUnsavedWork(active);
    if (project.isEmpty())
        return isElsewhere ? tr("%1 — %2 — untitled scene[*] — Odori").arg(motion, actor)
                           : tr("%1[*] — %2 — Odori").arg(motion, actor);
    return document.saved().isMotionInItsFile(active)
               ? tr("%1[*] — %2 — %3 — Odori").arg(project, motion, actor)
               : tr("%1[*] — %2 (in the project) — %3 — Odori").arg(project, motion, actor);
}

} // namespace odori
