// SPDX-License-Identifier: MIT
#include "ui/document/actor_names.h"

#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace odori {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

QString modelPath(const Document& document, const mmd::Actor& actor)
{
    if (actor.model)
        return QString::fromStdString(actor.model->path);
    for (const auto& each : document.project().extras().actors)
        if (each.actor == actor.id)
            return QString::fromStdString(each.model);
    return {};
}

QString plainName(const Document& document, const mmd::Actor& actor)
{
    const QString path = modelPath(document, actor);
    return path.isEmpty() ? tr("no model")
                          : shownName(QFileInfo(path).completeBaseName(), longestInSentence);
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
        if (each.id < id) // created before; the order in the list does not change names
            ++number;
    }
    return count > 1 ? tr("%1 (%2)").arg(name, QString::number(number)) : name;
}

QString motionName(const Document& document, mmd::ActorId actor)
{
    const QString path = document.saved().motionPath(actor);
    return path.isEmpty() ? tr("untitled") : shownFileName(path);
}

bool isModelMissing(const Document& document, const mmd::Actor& actor)
{
    return !actor.model && !modelPath(document, actor).isEmpty();
}

} // namespace odori
