// SPDX-License-Identifier: MIT
#include "app/actor_names.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace odori {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori::MainWindow", text);
}

QString modelPath(const Document& document, const mmd::Actor& actor)
{
    if (actor.model)
        return QString::fromStdString(actor.model->path);
    for (const auto& each : document.projectExtras().actors)
        if (each.actor == actor.id)
            return QString::fromStdString(each.model);
    return {};
}

QString plainName(const Document& document, const mmd::Actor& actor)
{
    const QString path = modelPath(document, actor);
    return path.isEmpty() ? tr("no model") : QFileInfo(path).completeBaseName();
}

} // namespace

QString actorName(const Document& document, mmd::ActorId id)
{
    const mmd::Actor* actor = mmd::findActor(document.scene(), id);
    if (!actor)
        return tr("Camera");
    const QString name = plainName(document, *actor);
    int number = 1;
    int count = 0;
    for (const mmd::Actor& each : document.scene().actors) {
        if (plainName(document, each) != name)
            continue;
        ++count;
        if (each.id == id)
            number = count;
    }
    return count > 1 ? tr("%1 (%2)").arg(name).arg(number) : name;
}

QString motionName(const Document& document, mmd::ActorId actor)
{
    const QString path = document.motionPath(actor);
    return path.isEmpty() ? tr("untitled") : QFileInfo(path).fileName();
}

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
    if (project.isEmpty())
        return tr("%1[*] — %2 — Odori").arg(motion, actor);
    return document.isMotionSaved(active)
               ? tr("%1[*] — %2 — %3 — Odori").arg(project, motion, actor)
               : tr("%1[*] — %2 (in the project) — %3 — Odori").arg(project, motion, actor);
}

} // namespace odori
