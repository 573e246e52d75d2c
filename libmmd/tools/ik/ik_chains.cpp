// SPDX-License-Identifier: MIT
#include "libmmd/tools/ik/ik_chains.h"

#include "libmmd/motion/names.h"
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/keyed_value.h"

#include <algorithm>
#include <map>
#include <string>

namespace mmd {
namespace {

/// Whether keys of the bone move no other bone: long names are cut in the file.
bool hasOwnTrack(const Model& model, std::int32_t bone)
{
    const std::string& name = model.boneTrackNames[std::size_t(bone)];
    return !name.empty() && model.bonesOfTrack(name).size() == 1;
}

template <class Wanted>
std::vector<int> chainsThat(const Model& model, const Wanted& isWanted)
{
    std::vector<int> chains;
    for (std::size_t at = 0; at < model.rig.chains.size(); ++at) {
        const RigIkChain& chain = model.rig.chains[at];
        const bool canHaveKeys =
            hasOwnTrack(model, chain.goal) &&
            std::all_of(chain.links.begin(), chain.links.end(),
                [&](const RigIkLink& link) { return hasOwnTrack(model, link.bone); });
        if (!chain.links.empty() && canHaveKeys && isWanted(chain))
            chains.push_back(int(at));
    }
    return chains;
}

ShowIkValue switchesAt(const Motion& motion, std::uint32_t frame)
{
    const ShowIkValue* value = motion.showIk ? sampleShowIk(*motion.showIk, frame) : nullptr;
    return value ? *value : ShowIkValue{};
}

ShowIkValue switched(ShowIkValue value, const Model& model, std::span<const int> chains, bool on)
{
    for (const int chain : chains)
        value = withIk(std::move(value), model.rig.chains[std::size_t(chain)].goalName, on);
    return value;
}

} // namespace

std::vector<int> allChains(const Model& model)
{
    return chainsThat(model, [](const RigIkChain&) { return true; });
}

std::vector<int> legChains(const Model& model)
{
    const auto isAnkle = [&](std::int32_t bone) {
        if (bone < 0)
            return false;
        const std::string& name = model.data.bones[std::size_t(bone)].name.utf8;
        return name == "左足首" || name == "右足首";
    };
    return chainsThat(model, [&](const RigIkChain& chain) {
        return isAnkle(chain.effector) ||
               std::any_of(chain.links.begin(), chain.links.end(),
                   [&](const RigIkLink& link) { return isAnkle(link.bone); });
    });
}

std::vector<int> chainsOfTracks(const Model& model, std::span<const TrackId> tracks)
{
    const auto has = [&](std::int32_t bone) {
        return bone >= 0 &&
               std::find(tracks.begin(), tracks.end(), model.boneTrack(bone)) != tracks.end();
    };
    return chainsThat(model, [&](const RigIkChain& chain) {
        return has(chain.goal) || std::any_of(chain.links.begin(), chain.links.end(),
                                      [&](const RigIkLink& link) { return has(link.bone); });
    });
}

void setIkSwitches(
    Motion& motion, const Model& model, std::span<const int> chains, FrameSpan span, bool on)
{
    std::map<std::uint32_t, ShowIkKeyframe> keys;
    for (std::size_t at = 0; motion.showIk && at < motion.showIk->size(); ++at)
        keys.emplace(motion.showIk->frame(at), motion.showIk->key(at));
    std::vector<std::uint32_t> changed;
    const auto set = [&](std::uint32_t frame, const ShowIkValue& value) {
        ShowIkKeyframe& key = keys[frame];
        if (key.frame == frame && key.value == value)
            return;
        key.frame = frame;
        key.value = value;
        changed.push_back(frame);
    };
    const auto addKey = [&](std::uint32_t frame, ShowIkValue value) {
        if (!keys.contains(frame))
            completeSwitches(value, &model);
        set(frame, value);
    };
    const auto differs = [&](std::uint32_t frame) {
        return std::any_of(chains.begin(), chains.end(),
            [&](int chain) { return isChainOn(motion, model, chain, frame) != on; });
    };
    if (span.last < motion.lastFrame() && differs(span.last + 1))
        addKey(span.last + 1, switchesAt(motion, span.last + 1));
    if (differs(span.first))
        addKey(span.first, switched(switchesAt(motion, span.first), model, chains, on));
    for (auto& [frame, key] : keys)
        if (frame > span.first && frame <= span.last && differs(frame))
            set(frame, switched(key.value, model, chains, on));
    if (changed.empty())
        return;
    std::vector<ShowIkKeyframe> list;
    for (auto& [frame, key] : keys)
        list.push_back(std::move(key));
    std::vector<RawRecord> raws;
    if (motion.showIk)
        for (const RawRecord& raw : motion.showIk->raws())
            if (std::find(changed.begin(), changed.end(), raw.frame) == changed.end())
                raws.push_back(raw);
    replaceTrack(motion, Track<ShowIkKeyframe>({}, list, std::move(raws)));
}

bool isChainOn(const Motion& motion, const Model& model, int chain, std::uint32_t frame)
{
    return isIkOn(switchesAt(motion, frame), model.rig.chains[std::size_t(chain)].goalName);
}

bool isChainUsed(const Motion& motion, const Model& model, int chain, FrameSpan span)
{
    if (isChainOn(motion, model, chain, span.first))
        return true;
    for (std::size_t at = 0; motion.showIk && at < motion.showIk->size(); ++at) {
        const std::uint32_t frame = motion.showIk->frame(at);
        if (frame >= span.first && frame <= span.last && isChainOn(motion, model, chain, frame))
            return true;
    }
    return false;
}

} // namespace mmd
