// SPDX-License-Identifier: MIT
#include "libmmd/check/model_checks.h"
#include "libmmd/check/near_names.h"
#include "libmmd/motion/names.h"
#include "libmmd/text/cp932.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace mmd {
namespace {

constexpr std::size_t trackNameSize = 15;

/// What the checks ask of a model's bones, or of its morphs.
struct Named {
    TrackKind kind;
    FindingCode lost;
    std::vector<int> (Model::*ofTrack)(std::string_view) const;
    const std::vector<std::string>& trackNames;
    std::vector<KnownName> names; ///< in the model's order
};

template <class Items>
std::vector<KnownName> namesOf(const Items& items)
{
    std::vector<KnownName> names;
    for (const auto& item : items)
        names.push_back({item.name.utf8, item.nameEnglish.utf8});
    return names;
}

Named bonesOf(const Model& model)
{
    return {TrackKind::Bone, FindingCode::LostBone, &Model::bonesOfTrack, model.boneTrackNames,
        namesOf(model.data.bones)};
}

Named morphsOf(const Model& model)
{
    return {TrackKind::Morph, FindingCode::LostMorph, &Model::morphsOfTrack, model.morphTrackNames,
        namesOf(model.data.morphs)};
}

/// Those that no track of the motion drives: a name that has its keys is not the one meant.
std::vector<KnownName> freeNames(const Motion& motion, const Named& named)
{
    std::vector<KnownName> names;
    for (std::size_t index = 0; index < named.names.size(); ++index)
        if (framesOf(motion, {named.kind, named.trackNames[index]}).empty())
            names.push_back(named.names[index]);
    return names;
}

void checkShared(const Motion& motion, const TrackId& track, const std::vector<int>& driven,
    const Named& named, std::vector<Finding>& findings)
{
    const auto frames = framesOf(motion, track);
    Finding finding{FindingCode::SharedName, track, frames.front(), frames.size(),
        isAtRest(motion, track), {}, {}};
    for (const int index : driven)
        finding.names.push_back(named.names[std::size_t(index)].name);
    // Bones of the very same name are the model's affair.
    std::sort(finding.names.begin(), finding.names.end());
    finding.names.erase(
        std::unique(finding.names.begin(), finding.names.end()), finding.names.end());
    if (finding.names.size() > 1)
        findings.push_back(finding);
    // MMD finds a morph by its first 15 bytes, a bone by its whole name.
    else if (track.kind == TrackKind::Bone && track.name.size() == trackNameSize &&
             encodeCp932(finding.names.front()).bytes.size() > trackNameSize) {
        finding.code = FindingCode::LongName;
        findings.push_back(finding);
    }
}

void checkTracks(
    const Motion& motion, const Model& model, const Named& named, std::vector<Finding>& findings)
{
    NearNames free(freeNames(motion, named));
    for (const TrackId& track : trackIds(motion)) {
        if (track.kind != named.kind || track.name.empty())
            continue;
        const auto frames = framesOf(motion, track);
        const std::vector<int> driven = (model.*named.ofTrack)(track.name);
        if (driven.empty())
            findings.push_back({named.lost, track, frames.front(), frames.size(),
                isAtRest(motion, track), {}, free.of(decodeCp932(track.name))});
        else
            checkShared(motion, track, driven, named, findings);
    }
}

template <class Key>
bool holdsRestAlone(const Track<Key>* track)
{
    return !track || std::all_of(track->values().begin(), track->values().end(),
                         [](const auto& value) { return value == typename Key::Value{}; });
}

/// Only switches that are off: one that leaves on an IK that is not there changes nothing, and MMD
/// writes those of every IK that its own model has.
void checkLostIk(const Motion& motion, const Model& model, std::vector<Finding>& findings)
{
    if (!motion.showIk)
        return;
    std::vector<KnownName> names;
    std::set<std::string, std::less<>> goals;
    for (const RigIkChain& chain : model.rig.chains) {
        const pmx::Bone& bone = model.data.bones[std::size_t(chain.goal)];
        names.push_back({bone.name.utf8, bone.nameEnglish.utf8});
        goals.insert(chain.goalName);
    }
    NearNames chains(names);
    std::map<std::string, Finding> lost;
    for (std::size_t index = 0; index < motion.showIk->size(); ++index) {
        for (const IkSwitch& each : motion.showIk->values()[index].switches) {
            const std::string name(ikNameOf(each));
            if (each.on || name.empty() || goals.contains(name))
                continue;
            const auto [at, isNew] = lost.try_emplace(name);
            if (isNew)
                at->second = {FindingCode::LostIk, {TrackKind::ShowIk, {}},
                    motion.showIk->frame(index), 0, false, name, chains.of(decodeCp932(name))};
            ++at->second.count;
        }
    }
    for (auto& [name, finding] : lost)
        findings.push_back(std::move(finding));
}

} // namespace

bool isAtRest(const Motion& motion, const TrackId& track)
{
    return track.kind == TrackKind::Bone ? holdsRestAlone(findBoneTrack(motion, track.name))
                                         : holdsRestAlone(findMorphTrack(motion, track.name));
}

std::vector<std::string> suggestedNames(
    const Motion& motion, const Model& model, const TrackId& track)
{
    if (track.kind > TrackKind::Morph)
        return {};
    const Named named = track.kind == TrackKind::Bone ? bonesOf(model) : morphsOf(model);
    if (!(model.*named.ofTrack)(track.name).empty())
        return {};
    return NearNames(freeNames(motion, named)).of(decodeCp932(track.name));
}

void checkNames(const Motion& motion, const Model& model, std::vector<Finding>& findings)
{
    checkTracks(motion, model, bonesOf(model), findings);
    checkTracks(motion, model, morphsOf(model), findings);
    checkLostIk(motion, model, findings);
}

} // namespace mmd
