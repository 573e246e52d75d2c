// SPDX-License-Identifier: MIT
#include "ui/document/bones/bone_lists.h"

#include "libmmd/scene/edits/keys/poses.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <iterator>

namespace odori {
namespace {

using mmd::BoneList;

/// The translation context of the sentences.
struct BoneLists {
    Q_DECLARE_TR_FUNCTIONS(odori::BoneLists)
};

std::vector<mmd::TrackId> selectedBones(const Document& document)
{
    std::vector<mmd::TrackId> bones;
    for (const mmd::TrackId& track : document.selection().tracks)
        if (track.kind == mmd::TrackKind::Bone)
            bones.push_back(track);
    return bones;
}

const mmd::BoneLists& listsOf(const Document& document)
{
    static const mmd::BoneLists none;
    return document.actor() ? document.actor()->boneLists : none;
}

/// The number of tracks in the list that the model has.
int countIn(const Document& document, BoneList which)
{
    const mmd::Actor* actor = document.actor();
    if (!actor || !actor->model)
        return 0;
    const auto& list = mmd::listOf(actor->boneLists, which);
    return int(std::count_if(list.begin(), list.end(), [&](const mmd::TrackId& track) {
        return !actor->model->bonesOfTrack(track.name).empty();
    }));
}

QString shownSetName(const QString& name)
{
    return shownName(name.toStdString(), longestInSentence);
}

/// Applies the patch; false if it changes nothing.
bool change(Document& document, mmd::ScenePatch patch, const QString& text)
{
    if (patch.isEmpty())
        return false;
    document.apply(std::move(patch), text);
    return true;
}

void sayHidden(Document& document)
{
    document.say(BoneLists::tr(
        "%n bone(s) are hidden in the view.", nullptr, countIn(document, BoneList::Hidden)));
}

} // namespace

BoneListState boneListStateOf(const Document& document)
{
    const mmd::BoneLists& lists = listsOf(document);
    const std::vector<mmd::TrackId> bones = selectedBones(document);
    BoneListState state;
    state.hasBones = document.actor() && !bones.empty();
    state.hasHidden = !lists.hidden.empty();
    state.hasLocked = !lists.locked.empty();
    state.areLocked =
        state.hasBones && std::all_of(bones.begin(), bones.end(), [&](const mmd::TrackId& track) {
            return mmd::isListed(lists, BoneList::Locked, track);
        });
    const mmd::TrackList& tracks = document.selection().tracks;
    state.hasTracks =
        document.actor() && !tracks.empty() && tracks.front().kind <= mmd::TrackKind::Morph;
    return state;
}

void hideSelectedBones(Document& document)
{
    if (change(document,
            mmd::setListed(document.target(), BoneList::Hidden, selectedBones(document), true),
            BoneLists::tr("Hide Bones")))
        sayHidden(document);
}

void hideOtherBones(Document& document)
{
    if (change(document, mmd::hideOthers(document.target(), selectedBones(document)),
            BoneLists::tr("Hide Other Bones")))
        sayHidden(document);
}

void showAllBones(Document& document)
{
    const int count = countIn(document, BoneList::Hidden);
    if (change(document, mmd::clearList(document.target(), BoneList::Hidden),
            BoneLists::tr("Show All Bones")))
        document.say(BoneLists::tr("%n hidden bone(s) are shown again.", nullptr, count));
}

QString lockedBonesText(int count)
{
    return count == 0 ? QString()
                      : BoneLists::tr("%n locked bone(s) were left alone.", nullptr, count);
}

void sayLockedBones(Document& document, std::span<const mmd::TrackId> tracks)
{
    const mmd::Scene& scene = document.scene();
    const auto count = int(std::count_if(tracks.begin(), tracks.end(),
        [&](const auto& track) { return mmd::isPoseLocked(scene, scene.active, track); }));
    if (count > 0)
        document.say(lockedBonesText(count));
}

void toggleLocks(Document& document)
{
    const bool locks = !boneListStateOf(document).areLocked;
    const auto bones = selectedBones(document);
    if (!change(document, mmd::setListed(document.target(), BoneList::Locked, bones, locks),
            locks ? BoneLists::tr("Lock Bones") : BoneLists::tr("Unlock Bones")))
        return;
    const int count = int(bones.size());
    document.say(
        locks ? BoneLists::tr("%n bone(s) are locked: clicks in the view do not select them, and "
                              "their pose does not change.",
                    nullptr, count)
              : BoneLists::tr("%n bone(s) are unlocked.", nullptr, count));
}

void unlockAllBones(Document& document)
{
    const int count = countIn(document, BoneList::Locked);
    if (change(document, mmd::clearList(document.target(), BoneList::Locked),
            BoneLists::tr("Unlock All Bones")))
        document.say(BoneLists::tr("%n bone(s) are unlocked.", nullptr, count));
}

QStringList boneSets(const Document& document)
{
    QStringList names;
    for (const mmd::TrackSet& set : listsOf(document).sets)
        names << QString::fromStdString(set.name);
    return names;
}

void selectBoneSet(Document& document, const QString& name, mmd::Choosing how)
{
    const mmd::TrackSet* set = mmd::findSet(listsOf(document), name.toStdString());
    const mmd::Model* model = set ? document.actor()->model.get() : nullptr;
    if (!model)
        return;
    std::vector<mmd::TrackId> tracks;
    int hidden = 0;
    for (const mmd::TrackId& track : set->tracks) {
        const bool isBone = track.kind == mmd::TrackKind::Bone;
        const auto indices =
            isBone ? model->bonesOfTrack(track.name) : model->morphsOfTrack(track.name);
        if (indices.empty())
            continue;
        if (mmd::isListed(document.actor()->boneLists, BoneList::Hidden, track))
            ++hidden;
        else
            tracks.push_back(track);
    }
    const QString shown = shownSetName(name);
    const bool isEmpty = tracks.empty();
    document.select(mmd::picked(document.selection(), std::move(tracks), how));
    if (hidden > 0)
        document.say(
            BoneLists::tr("%n bone(s) of the set %1 are hidden and not selected.", nullptr, hidden)
                .arg(shown));
    else if (isEmpty)
        document.say(BoneLists::tr("The model has no bone or morph of the set %1.").arg(shown));
}

void saveBoneSet(Document& document, const QString& name)
{
    const mmd::TrackList tracks = document.selection().tracks;
    const QString shown = shownSetName(name);
    if (change(document, mmd::saveSet(document.target(), name.toStdString(), tracks.value()),
            BoneLists::tr("Save Bone Set")))
        document.say(
            BoneLists::tr("The set %1 holds %n bone(s) or morph(s).", nullptr, int(tracks.size()))
                .arg(shown));
    else if (mmd::findSet(listsOf(document), name.toStdString()))
        document.say(
            BoneLists::tr("The set %1 already has exactly the selected bones.").arg(shown));
    else
        document.say(BoneLists::tr("The set %1 was not saved: a model can have at most %2 sets.")
                         .arg(shown, QString::number(mmd::mostTrackSets)));
}

void renameBoneSet(Document& document, const QString& name, const QString& newName)
{
    change(document, mmd::renameSet(document.target(), name.toStdString(), newName.toStdString()),
        BoneLists::tr("Rename Bone Set"));
}

void removeBoneSet(Document& document, const QString& name)
{
    if (change(document, mmd::removeSet(document.target(), name.toStdString()),
            BoneLists::tr("Delete Bone Set")))
        document.say(BoneLists::tr("The set %1 is deleted.").arg(shownSetName(name)));
}

} // namespace odori
