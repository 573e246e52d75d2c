// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/bone_tolerances.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

/// Calls `use` with each bone above `bone`, from its parent on.
template <class Use>
void forAncestors(const Rig& rig, std::size_t bone, const Use& use)
{
    for (int above = rig.bones[bone].parent; above >= 0;
         above = rig.bones[std::size_t(above)].parent)
        use(std::size_t(above));
}

/// Bones that move the goal of an IK chain, or the chain against it. A leg that is almost stretched
/// turns much more than its goal moves.
std::vector<bool> movesIk(const Rig& rig)
{
    std::vector<bool> moves(rig.bones.size(), false);
    const auto mark = [&](std::size_t bone) { moves[bone] = true; };
    for (const RigIkChain& chain : rig.chains) {
        mark(std::size_t(chain.goal));
        forAncestors(rig, std::size_t(chain.goal), mark);
        for (const RigIkLink& link : chain.links)
            forAncestors(rig, std::size_t(link.bone), mark);
    }
    return moves;
}

bool changes(const Track<BoneKeyframe>& track)
{
    const auto values = track.values();
    return std::any_of(values.begin(), values.end(),
        [&](const BoneValue& value) { return !(value == values.front()); });
}

/// Of each bone the number of thinned bones in the longest chain through it.
std::vector<int> longestChains(
    const Model& model, const Motion& motion, std::span<const TrackId> tracks)
{
    const Rig& rig = model.rig;
    std::vector<int> moving(rig.bones.size(), 0);
    for (const TrackId& id : tracks)
        if (const auto* track = findBoneTrack(motion, id.name);
            id.kind == TrackKind::Bone && track && changes(*track))
            for (const int bone : model.bonesOfTrack(id.name))
                moving[std::size_t(bone)] = 1;
    for (const std::int32_t bone : rig.parentFirst)
        if (const int parent = rig.bones[std::size_t(bone)].parent; parent >= 0)
            moving[std::size_t(bone)] += moving[std::size_t(parent)];
    std::vector<int> longest = moving;
    for (std::size_t bone = 0; bone < rig.bones.size(); ++bone)
        forAncestors(rig, bone,
            [&](std::size_t above) { longest[above] = std::max(longest[above], moving[bone]); });
    return longest;
}

} // namespace

std::vector<TrackTolerance> trackTolerances(const Model* model, const Motion& motion,
    std::span<const TrackId> tracks, const TrackTolerance& limit)
{
    std::vector<TrackTolerance> tolerances(tracks.size(), limit);
    if (!model)
        return tolerances;
    const Rig& rig = model->rig;
    std::vector<double> reach(rig.bones.size(), 0.0);
    for (std::size_t bone = 0; bone < rig.bones.size(); ++bone)
        forAncestors(rig, bone, [&](std::size_t above) {
            reach[above] = std::max(reach[above],
                double(glm::distance(rig.bones[bone].restPosition, rig.bones[above].restPosition)));
        });
    const std::vector<int> longest = longestChains(*model, motion, tracks);
    const std::vector<bool> isPrecise = movesIk(rig);
    for (std::size_t at = 0; at < tracks.size(); ++at) {
        if (tracks[at].kind != TrackKind::Bone)
            continue;
        // The errors of a chain add up, but seldom in one direction.
        constexpr double ikShare = 0.2, together = 2.0;
        double share = 1.0;
        TrackTolerance& each = tolerances[at];
        for (const int index : model->bonesOfTrack(tracks[at].name)) {
            const auto bone = std::size_t(index);
            share = std::min(share, (isPrecise[bone] ? ikShare : 1.0) *
                                        std::min(1.0, together / std::max(1, longest[bone])));
            if (reach[bone] > 0.0)
                each.degrees = std::min(each.degrees,
                    glm::degrees(
                        2.0 * std::asin(std::min(1.0, limit.units / (2.0 * reach[bone])))));
        }
        each.units *= share;
        each.degrees *= share;
        each.looser = 1.0 / share;
    }
    return tolerances;
}

} // namespace mmd
