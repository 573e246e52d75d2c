// SPDX-License-Identifier: MIT
#include "libmmd/pose/physics_switches.h"

#include <algorithm>

namespace mmd {
namespace {

TrackPtr<BoneKeyframe> trackOf(const Motion& motion, const std::string& name)
{
    const auto track = std::lower_bound(motion.bones.begin(), motion.bones.end(), name,
        [](const TrackPtr<BoneKeyframe>& at, const std::string& wanted) {
            return at->name() < wanted;
        });
    const bool isThere = track != motion.bones.end() && (*track)->name() == name;
    return isThere ? *track : nullptr;
}

} // namespace

PhysicsSwitches::PhysicsSwitches(const Model& model)
    : m_model(model)
{
}

void PhysicsSwitches::setBones(std::span<const int> bones)
{
    m_bones.clear();
    m_chains.clear();
    std::vector<std::uint8_t> isPhysics(m_model.rig.bones.size(), 0);
    for (const int bone : bones) {
        m_bones.push_back({.bone = bone, .track = nullptr, .hasOff = false, .cursor = {}});
        isPhysics[std::size_t(bone)] = 1;
    }
    for (std::size_t chain = 0; chain < m_model.rig.chains.size(); ++chain) {
        const auto& links = m_model.rig.chains[chain].links;
        const bool isWhole = std::all_of(links.begin(), links.end(),
            [&](const RigIkLink& link) { return isPhysics[std::size_t(link.bone)] != 0; });
        if (isWhole && !links.empty())
            m_chains.push_back(chain);
    }
    const Motion motion = std::move(m_motion);
    setMotion(motion);
}

void PhysicsSwitches::setMotion(const Motion& motion)
{
    m_motion = motion;
    for (Switched& each : m_bones)
        lookThrough(each, trackOf(m_motion, m_model.boneTrackNames[std::size_t(each.bone)]));
}

void PhysicsSwitches::lookThrough(Switched& each, TrackPtr<BoneKeyframe> track)
{
    if (each.track == track)
        return;
    each.track = std::move(track);
    each.cursor = {};
    each.hasOff = false;
    for (std::size_t key = 0; each.track && key < each.track->size() && !each.hasOff; ++key)
        each.hasOff = !isPhysicsOn(each.track->interpolation(key));
}

void PhysicsSwitches::sample(double frame, std::span<std::uint8_t> isOn)
{
    for (Switched& each : m_bones)
        isOn[std::size_t(each.bone)] =
            each.hasOff ? isPhysicsOn(*each.track, frame, each.cursor) : true;
}

} // namespace mmd
