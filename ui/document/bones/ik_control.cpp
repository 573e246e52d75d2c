// SPDX-License-Identifier: MIT
#include "ui/document/bones/ik_control.h"

#include "libmmd/model/ik_links.h"
#include "libmmd/motion/names.h"
#include "libmmd/scene/selecting.h"
#include "ui/document/scene_drafts.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace odori {
namespace {

/// The translation context of the sentences.
struct IkControl {
    Q_DECLARE_TR_FUNCTIONS(odori::IkControl)
};

using Chains = std::vector<const mmd::RigIkChain*>;

const mmd::Model* activeModel(const Document& document)
{
    return document.actor() ? document.actor()->model.get() : nullptr;
}

std::vector<int> bonesOf(const mmd::Model& model, std::span<const mmd::TrackId> tracks)
{
    std::vector<int> bones;
    for (const mmd::TrackId& track : tracks)
        if (track.kind == mmd::TrackKind::Bone)
            for (const int bone : model.bonesOfTrack(track.name))
                bones.push_back(bone);
    return bones;
}

Chains chainsRotating(const mmd::Model& model, std::span<const mmd::TrackId> tracks)
{
    Chains chains;
    for (const int chain : mmd::chainsWithLink(model.rig, bonesOf(model, tracks)))
        chains.push_back(&model.rig.chains[std::size_t(chain)]);
    return chains;
}

/// The chains with one of `tracks` as a link or the goal.
Chains chainsOf(const mmd::Model& model, std::span<const mmd::TrackId> tracks)
{
    Chains chains = chainsRotating(model, tracks);
    const std::vector<int> bones = bonesOf(model, tracks);
    for (const mmd::RigIkChain& chain : model.rig.chains)
        if (std::find(bones.begin(), bones.end(), chain.goal) != bones.end() &&
            std::find(chains.begin(), chains.end(), &chain) == chains.end())
            chains.push_back(&chain);
    return chains;
}

mmd::ShowIkValue switchesOf(Document& document)
{
    return std::get<mmd::ShowIkValue>(document.sceneDrafts().shown(mmd::TrackKind::ShowIk));
}

/// Those of `chains` that are on at the current frame.
Chains chainsOn(Document& document, Chains chains)
{
    const mmd::ShowIkValue switches = switchesOf(document);
    std::erase_if(chains,
        [&](const mmd::RigIkChain* chain) { return !mmd::isIkOn(switches, chain->goalName); });
    return chains;
}

std::vector<mmd::TrackId> goalsOf(const mmd::Model& model, const Chains& chains)
{
    std::vector<mmd::TrackId> goals;
    for (const mmd::RigIkChain* chain : chains)
        goals.push_back(model.boneTrack(chain->goal));
    std::sort(goals.begin(), goals.end());
    goals.erase(std::unique(goals.begin(), goals.end()), goals.end());
    return goals;
}

QString namesOf(const mmd::Model& model, const Chains& chains)
{
    QStringList names;
    for (const mmd::RigIkChain* chain : chains)
        names << shownName(model.data.bones[std::size_t(chain->goal)].name.utf8, longestInSentence);
    return listedNames(names);
}

} // namespace

bool areInIk(const Document& document, std::span<const mmd::TrackId> tracks)
{
    const mmd::Model* model = activeModel(document);
    return model && !tracks.empty() && !chainsOf(*model, tracks).empty();
}

std::vector<mmd::TrackId> goalsMoving(Document& document, std::span<const mmd::TrackId> tracks)
{
    const mmd::Model* model = activeModel(document);
    if (!model)
        return {};
    const Chains chains = chainsRotating(*model, tracks);
    return chains.empty() ? std::vector<mmd::TrackId>()
                          : goalsOf(*model, chainsOn(document, chains));
}

bool selectGoals(Document& document)
{
    const mmd::Model* model = activeModel(document);
    const Chains all =
        model ? chainsRotating(*model, document.selection().tracks.value()) : Chains();
    if (all.empty()) {
        document.say(IkControl::tr("No selected bone is a link of an IK chain."));
        return false;
    }
    const Chains on = chainsOn(document, all);
    document.select(mmd::picked(
        document.selection(), goalsOf(*model, on.empty() ? all : on), mmd::Choosing::Replace));
    return true;
}

void switchIkOff(Document& document)
{
    const mmd::Model* model = activeModel(document);
    const Chains all = model ? chainsOf(*model, document.selection().tracks.value()) : Chains();
    const Chains on = all.empty() ? Chains() : chainsOn(document, all);
    const std::uint32_t frame = document.currentKeyFrame();
    if (all.empty()) {
        document.say(IkControl::tr("No selected bone belongs to an IK chain."));
    } else if (on.empty()) {
        document.say(IkControl::tr("IK is already off at frame %1: %2")
                         .arg(QString::number(frame), namesOf(*model, all)));
    } else {
        mmd::ShowIkValue value = switchesOf(document);
        for (const mmd::RigIkChain* chain : on)
            value = mmd::withIk(std::move(value), chain->goalName, false);
        document.sceneDrafts().change(value, IkControl::tr("IK Off"));
        document.say(IkControl::tr("IK is off from frame %1: %2")
                         .arg(QString::number(frame), namesOf(*model, on)));
    }
}

} // namespace odori
