// SPDX-License-Identifier: MIT
#include "app/window_title.h"

#include "ui/document/actor_names.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

namespace odori {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

} // namespace

QString titleOf(const Document& document)
{
    const mmd::ActorId active = document.scene().active;
    const QString motion = motionName(document, active);
    const QString project = QFileInfo(document.projectPath()).fileName();
    const bool isEmpty = document.scene().actors.empty() && active == mmd::sceneActor &&
                         document.scene().camera.keyCount() == 0;
    if (isEmpty)
        return tr("%1[*] — Odori").arg(project.isEmpty() ? tr("untitled") : project);
    const QString actor = actorName(document, active);
    // The mark stands beside what is not saved.
    const bool isElsewhere = document.isModified() && !document.hasUnsavedWork(active);
    if (project.isEmpty())
        return isElsewhere ? tr("%1 — %2 — untitled scene[*] — Odori").arg(motion, actor)
                           : tr("%1[*] — %2 — Odori").arg(motion, actor);
    return document.isMotionInItsFile(active)
               ? tr("%1[*] — %2 — %3 — Odori").arg(project, motion, actor)
               : tr("%1[*] — %2 (in the project) — %3 — Odori").arg(project, motion, actor);
}

} // namespace odori
