// SPDX-License-Identifier: MIT
#include "libmmd/tools/ik/ik_chains.h"

#include "libmmd/motion/names.h"
#include "libmmd/motion/sampling.h"
#include "libmmd/scene/keyed_value.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace mmd {
namespace {

template <class Wanted>
std::vector<int> chainsThat(const Model& model, const Wanted& isWanted)
{
    std::vector<int> chains;
    for (std::size_t at = 0; at < model.rig.chains.size(); ++at)
        if (!model.rig.chains[at].links.empty() && isWanted(model.rig.chains[at]))
            chains.push_back(int(at));
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
    constexpr std::array<std::string_view, 4> names{"左足首", "右足首", "左つま先", "右つま先"};
    return chainsThat(model, [&](const RigIkChain& chain) {
        return chain.effector >= 0 &&
               std::count(names.begin(), names.end(),
                   model.data.bones[std::size_t(chain.effector)].name.utf8) > 0;
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
