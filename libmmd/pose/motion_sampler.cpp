// SPDX-License-Identifier: MIT
#include "libmmd/pose/motion_sampler.h"

#include <algorithm>
#include <numeric>
#include <string_view>

namespace mmd {
namespace {

/// Calls `found(track, index)` for each name that has a track. Both lists are sorted by name, so
/// one pass through both is enough.
template <class Key, class Found>
void matchTracks(const std::vector<TrackPtr<Key>>& tracks, const std::vector<std::string>& names,
    const std::vector<int>& byName, Found found)
{
    auto track = tracks.begin();
    for (const int index : byName) {
        const std::string& name = names[std::size_t(index)];
        while (track != tracks.end() && (*track)->name() < name)
            ++track;
        if (track != tracks.end() && (*track)->name() == name)
            found(**track, std::size_t(index));
    }
}

/// One key, at frame 0: the value never changes.
template <class Key>
bool isStill(const Track<Key>& track)
{
    return track.isEmpty() || (track.size() == 1 && track.frame(0) == 0);
}

template <class Key>
double keysPerFrame(const Track<Key>& track)
{
    return static_cast<double>(track.size()) / (1.0 + track.frames().back());
}

/// The name of a bone in a show/IK key; MMD compares 19 bytes.
std::string_view nameOf(const IkSwitch& each)
{
    const auto end = std::find(each.name.begin(), each.name.end() - 1, '\0');
    return {each.name.data(), static_cast<std::size_t>(end - each.name.begin())};
}

} // namespace

MotionSampler::MotionSampler(const Model& model)
    : m_model(model)
    , m_stillBones(model.data.bones.size())
    , m_stillMorphs(model.data.morphs.size())
    , m_chainsByName(model.rig.chains.size())
{
    std::iota(m_chainsByName.begin(), m_chainsByName.end(), 0);
    const auto& chains = model.rig.chains;
    std::stable_sort(m_chainsByName.begin(), m_chainsByName.end(), [&](auto a, auto b) {
        return chains[std::size_t(a)].goalName < chains[std::size_t(b)].goalName;
    });
}

void MotionSampler::setMotion(const Motion& motion)
{
    const bool hasSameSwitches = m_motion.showIk == motion.showIk;
    m_motion = motion;
    m_bones.clear();
    m_morphs.clear();
    std::fill(m_stillBones.begin(), m_stillBones.end(), BoneValue{});
    std::fill(m_stillMorphs.begin(), m_stillMorphs.end(), 0.0f);
    matchTracks(m_motion.bones, m_model.boneTrackNames, m_model.bonesByTrackName,
        [&](const Track<BoneKeyframe>& track, std::size_t bone) {
            TrackCursor cursor;
            m_stillBones[bone] = sampleBone(track, 0.0, cursor);
            if (!isStill(track))
                m_bones.push_back({&track, bone, cursor, keysPerFrame(track)});
        });
    matchTracks(m_motion.morphs, m_model.morphTrackNames, m_model.morphsByTrackName,
        [&](const Track<MorphKeyframe>& track, std::size_t morph) {
            TrackCursor cursor;
            m_stillMorphs[morph] = sampleMorph(track, 0.0, cursor);
            if (!isStill(track))
                m_morphs.push_back({&track, morph, cursor, keysPerFrame(track)});
        });
    if (!hasSameSwitches)
        readSwitches();
}

void MotionSampler::readSwitches()
{
    m_switches.clear();
    m_switchesEnd.clear();
    if (!m_motion.showIk)
        return;
    for (const ShowIkValue& key : m_motion.showIk->values()) {
        addSwitches(key, m_switches);
        m_switchesEnd.push_back(m_switches.size());
    }
}

void MotionSampler::addSwitches(const ShowIkValue& key, std::vector<ChainSwitch>& switches) const
{
    const auto goalName = [&](std::int32_t chain) -> std::string_view {
        return m_model.rig.chains[std::size_t(chain)].goalName;
    };
    for (const IkSwitch& each : key.switches) {
        const std::string_view name = nameOf(each);
        auto chain = std::lower_bound(m_chainsByName.begin(), m_chainsByName.end(), name,
            [&](std::int32_t at, std::string_view wanted) { return goalName(at) < wanted; });
        for (; chain != m_chainsByName.end() && goalName(*chain) == name; ++chain)
            switches.push_back({*chain, each.on != 0});
    }
}

void MotionSampler::setShowIkOverride(const ShowIkValue* value)
{
    m_overridden.clear();
    m_shownByOverride.reset();
    if (!value)
        return;
    m_shownByOverride = value->show != 0;
    addSwitches(*value, m_overridden);
}

MotionSampler::Switches MotionSampler::switchesAt(double frame) const
{
    if (m_shownByOverride)
        return {*m_shownByOverride, m_overridden};
    const ShowIkValue* value = m_motion.showIk ? sampleShowIk(*m_motion.showIk, frame) : nullptr;
    if (!value)
        return {};
    const auto key = static_cast<std::size_t>(value - m_motion.showIk->values().data());
    const std::size_t begin = key > 0 ? m_switchesEnd[key - 1] : 0;
    const std::span<const ChainSwitch> all(m_switches);
    return {value->show != 0, all.subspan(begin, m_switchesEnd[key] - begin)};
}

} // namespace mmd
