// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/motion_thinning.h"

#include "libmmd/tools/parallel.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <set>
#include <string_view>

namespace mmd {
namespace {

/// The parent of a bone, or -1; wrong files have parents that do not exist.
int parentOf(const Model& model, std::size_t bone)
{
    const int parent = model.data.bones[bone].parent;
    return parent >= 0 && std::size_t(parent) < model.data.bones.size() ? parent : -1;
}

/// Calls `use` with each bone above `bone`, from its parent on. Ends also if parents form a circle.
template <class Use>
void forAncestors(const Model& model, std::size_t bone, const Use& use)
{
    int above = parentOf(model, bone);
    for (std::size_t step = 0; above >= 0 && step < model.data.bones.size(); ++step) {
        use(std::size_t(above));
        above = parentOf(model, std::size_t(above));
    }
}

/// Bones that move the goal of an IK chain, or the chain against it. A leg that is almost stretched
/// turns much more than its goal moves.
std::vector<bool> movesIk(const Model& model)
{
    const auto& bones = model.data.bones;
    std::vector<bool> moves(bones.size(), false);
    for (std::size_t bone = 0; bone < bones.size(); ++bone) {
        if (!(bones[bone].flags & pmx::boneFlag::ik))
            continue;
        const auto mark = [&](std::size_t each) { moves[each] = true; };
        mark(bone);
        forAncestors(model, bone, mark);
        for (const auto& link : bones[bone].ik.links)
            if (link.bone >= 0 && std::size_t(link.bone) < bones.size())
                forAncestors(model, std::size_t(link.bone), mark);
    }
    return moves;
}

bool changes(const Track<BoneKeyframe>& track)
{
    const auto values = track.values();
    return std::any_of(values.begin(), values.end(),
        [&](const BoneValue& value) { return !(value == values.front()); });
}

} // namespace

std::vector<TrackTolerance> boneTolerances(const Model& model, const Motion& motion,
    std::span<const TrackId> tracks, const ThinOptions& options)
{
    const auto& bones = model.data.bones;
    std::vector<double> reach(bones.size(), 0.0);
    std::vector<int> moving(bones.size(), 0); // thinned bones in the chain up to and with this one
    std::set<std::string_view> thinned;
    for (const TrackId& id : tracks)
        if (id.kind == TrackKind::Bone)
            thinned.insert(id.name);
    const auto isThinned = [&](const std::string& name) { return thinned.contains(name); };
    for (std::size_t bone = 0; bone < bones.size(); ++bone) {
        const auto isMoving = [&](std::size_t each) {
            const std::string& name = model.boneTrackNames[each];
            const auto* track = isThinned(name) ? findBoneTrack(motion, name) : nullptr;
            return track && changes(*track) ? 1 : 0;
        };
        moving[bone] = isMoving(bone);
        forAncestors(model, bone, [&](std::size_t above) {
            moving[bone] += isMoving(above);
            reach[above] = std::max(
                reach[above], double(glm::distance(bones[bone].position, bones[above].position)));
        });
    }
    std::vector<int> longest = moving; // chain through the bone
    for (std::size_t bone = 0; bone < bones.size(); ++bone)
        forAncestors(model, bone,
            [&](std::size_t above) { longest[above] = std::max(longest[above], moving[bone]); });
    const std::vector<bool> isPrecise = movesIk(model);
    std::vector<TrackTolerance> tolerances(bones.size());
    for (std::size_t bone = 0; bone < bones.size(); ++bone) {
        // The errors of a chain add up, but seldom in one direction.
        constexpr double ikShare = 0.2, together = 2.0;
        const double share = options.isForEachBone
                                 ? 1.0
                                 : (isPrecise[bone] ? ikShare : 1.0) *
                                       std::min(1.0, together / std::max(1, longest[bone]));
        TrackTolerance& each = tolerances[bone];
        each.units = options.units * share;
        each.weight = options.weight;
        const double turned =
            reach[bone] > 0.0
                ? glm::degrees(2.0 * std::asin(std::min(1.0, options.units / (2.0 * reach[bone]))))
                : options.degrees;
        each.degrees = std::min(options.degrees, turned) * share;
    }
    return tolerances;
}

Result<Motion> thinnedMotion(const Model& model, const Motion& motion,
    std::span<const TrackId> tracks, const ThinOptions& options, ProgressPart progress)
{
    const std::vector<TrackTolerance> tolerances = boneTolerances(model, motion, tracks, options);
    const auto toleranceOf = [&](const std::string& name) {
        TrackTolerance least{options.units, options.degrees, options.weight};
        for (const int bone : model.bonesOfTrack(name)) {
            least.units = std::min(least.units, tolerances[std::size_t(bone)].units);
            least.degrees = std::min(least.degrees, tolerances[std::size_t(bone)].degrees);
        }
        return least;
    };
    std::vector<Track<BoneKeyframe>> bones(tracks.size());
    std::vector<Track<MorphKeyframe>> morphs(tracks.size());
    std::atomic<std::size_t> done = 0;
    inParallel(tracks.size(), [&](std::size_t at) {
        const TrackId& id = tracks[at];
        if (id.kind == TrackKind::Bone) {
            if (const auto* track = findBoneTrack(motion, id.name))
                bones[at] = thinned(*track, toleranceOf(id.name), options.wishes);
        } else if (id.kind == TrackKind::Morph) {
            if (const auto* track = findMorphTrack(motion, id.name))
                morphs[at] = thinned(*track, {1.0, 1.0, options.weight}, options.wishes);
        }
        ++done;
    });
    if (!progress.advance(1.0))
        return tl::unexpected(
            Error{.code = ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    Motion result = motion;
    for (std::size_t at = 0; at < tracks.size(); ++at) {
        if (!bones[at].isEmpty())
            replaceTrack(result, std::move(bones[at]));
        if (!morphs[at].isEmpty())
            replaceTrack(result, std::move(morphs[at]));
    }
    return result;
}

} // namespace mmd
