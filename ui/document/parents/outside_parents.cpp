// SPDX-License-Identifier: MIT
#include "ui/document/parents/outside_parents.h"

#include "libmmd/following/parent_in_place.h"
#include "libmmd/text/cp932.h"
#include "ui/document/actor_names.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

QString trParents(const char* text)
{
    return QCoreApplication::translate("odori::OutsideParents", text);
}

/// Which parent `key` gives the bone (the camera) now.
QString followingText(
    const Document& document, mmd::ActorId actor, const mmd::OutsideParentKey& key, bool keepsPlace)
{
    const QString parent = outsideParentText(document, key.parent);
    const QString frame = QString::number(key.frame);
    if (actor == mmd::sceneActor)
        return trParents(keepsPlace
                             ? QT_TRANSLATE_NOOP("odori::OutsideParents",
                                   "From frame %1 on, the camera follows: %2. A key keeps its "
                                   "place.")
                             : QT_TRANSLATE_NOOP("odori::OutsideParents",
                                   "From frame %1 on, the camera follows: %2."))
            .arg(frame, parent);
    return trParents(keepsPlace ? QT_TRANSLATE_NOOP("odori::OutsideParents",
                                      "From frame %1 on, %2 follows: %3. A key keeps its place.")
                                : QT_TRANSLATE_NOOP(
                                      "odori::OutsideParents", "From frame %1 on, %2 follows: %3."))
        .arg(frame, followedBoneName(document, actor, key.bone), parent);
}

} // namespace

QString followedBoneName(const Document& document, mmd::ActorId actor, const std::string& bone)
{
    const mmd::Actor* found = mmd::findActor(document.scene(), actor);
    const std::vector<int> bones =
        found && found->model ? found->model->bonesOfTrack(bone) : std::vector<int>();
    return shownName(bones.empty() ? mmd::decodeCp932(bone)
                                   : found->model->data.bones[std::size_t(bones.front())].name.utf8,
        longestInSentence);
}

QString outsideParentText(const Document& document, const mmd::OutsideParent& parent)
{
    if (!mmd::findActor(document.scene(), parent.actor))
        return trParents(QT_TRANSLATE_NOOP("odori::OutsideParents", "nobody"));
    const QString actor = actorName(document, parent.actor);
    if (parent.bone.empty())
        return trParents(QT_TRANSLATE_NOOP("odori::OutsideParents", "%1 / origin")).arg(actor);
    return trParents(QT_TRANSLATE_NOOP("odori::OutsideParents", "%1 / %2"))
        .arg(actor, followedBoneName(document, parent.actor, parent.bone));
}

QString refusalText(const Document& document, mmd::ActorId actor, const mmd::ParentRefusal& refusal)
{
    switch (refusal.reason) {
    case mmd::ParentRefusal::Reason::Itself:
        return trParents(QT_TRANSLATE_NOOP(
            "odori::OutsideParents", "A bone cannot follow a bone of its own model."));
    case mmd::ParentRefusal::Reason::Circle:
        return trParents(QT_TRANSLATE_NOOP("odori::OutsideParents",
                             "Not possible: from frame %1 on, %2 and %3 would follow each other."))
            .arg(QString::number(refusal.frame), actorName(document, actor),
                actorName(document, refusal.other));
    default:
        return trParents(
            QT_TRANSLATE_NOOP("odori::OutsideParents", "This model is not in the scene any more."));
    }
}

void registerOutsideParent(
    Document& document, mmd::ActorId actor, const mmd::OutsideParentKey& key, bool keepsPlace)
{
    const mmd::EditTarget target{document.scene(), actor};
    if (const auto refusal = mmd::refusalToSet(target, key)) {
        document.say(refusalText(document, actor, *refusal));
        return;
    }
    document.apply(
        keepsPlace ? mmd::setParentInPlace(target, key) : mmd::setOutsideParent(target, key),
        trParents(QT_TRANSLATE_NOOP("odori::OutsideParents", "Set Outside Parent")));
    document.say(followingText(document, actor, key, keepsPlace));
}

void removeOutsideParent(
    Document& document, mmd::ActorId actor, const mmd::OutsideParentKey& key, bool keepsPlace)
{
    const mmd::EditTarget target{document.scene(), actor};
    if (const auto refusal = mmd::refusalToRemove(target, {&key, 1})) {
        document.say(refusalText(document, actor, *refusal));
        return;
    }
    document.apply(keepsPlace ? mmd::removeParentInPlace(target, key)
                              : mmd::removeOutsideParents(target, {&key, 1}),
        trParents(QT_TRANSLATE_NOOP("odori::OutsideParents", "Remove Outside Parent")));
    const mmd::OutsideParentKey* now =
        mmd::parentAt(mmd::parentsOf(document.scene(), actor), key.bone, key.frame);
    const mmd::OutsideParent parent = now ? now->parent : mmd::OutsideParent{};
    document.say(followingText(document, actor, {key.bone, key.frame, parent}, keepsPlace));
}

} // namespace odori
