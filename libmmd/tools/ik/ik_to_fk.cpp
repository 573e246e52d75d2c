// SPDX-License-Identifier: MIT
#include "libmmd/tools/ik/ik_to_fk.h"

#include "libmmd/tools/dense_tracks.h"
#include "libmmd/tools/frame_jobs.h"
#include "libmmd/tools/ik/ik_chains.h"
#include "libmmd/tools/ik/pose_matching.h"
#include "libmmd/tools/thin/thin_keys.h"

#include <algorithm>

namespace mmd {
namespace {

/// The turn of each bone in an evaluation.
std::vector<std::size_t> turnsOf(const Rig& rig)
{
    std::vector<std::size_t> turns(rig.bones.size());
    for (std::size_t turn = 0; turn < rig.order.size(); ++turn)
        turns[std::size_t(rig.order[turn])] = turn;
    return turns;
}

std::vector<int> usedChains(
    const Model& model, const Motion& motion, FrameSpan range, std::span<const int> wanted)
{
    std::vector<int> chains;
    for (const int chain : allChains(model))
        if (std::count(wanted.begin(), wanted.end(), chain) > 0 &&
            isChainUsed(motion, model, chain, range))
            chains.push_back(chain);
    return chains;
}

} // namespace

std::vector<int> bonesOfFk(const Model& model, std::span<const int> chains)
{
    const Rig& rig = model.rig;
    const std::vector<std::size_t> turns = turnsOf(rig);
    std::vector<std::size_t> solved(rig.bones.size(), 0); // after this turn a bone is in its place
    std::vector<int> bones;
    for (const int chain : chains) {
        const RigIkChain& each = rig.chains[std::size_t(chain)];
        for (const RigIkLink& link : each.links) {
            auto& turn = solved[std::size_t(link.bone)];
            turn = std::max(turn, turns[std::size_t(each.goal)] + 1);
            if (std::find(bones.begin(), bones.end(), link.bone) == bones.end())
                bones.push_back(link.bone);
        }
    }
    for (const std::int32_t bone : rig.order) {
        const RigBone& each = rig.bones[std::size_t(bone)];
        if (each.appendSource < 0 || !each.appendRotation ||
            std::find(bones.begin(), bones.end(), bone) != bones.end())
            continue;
        const std::size_t turn = solved[std::size_t(each.appendSource)];
        if (turn > turns[std::size_t(bone)]) {
            bones.push_back(bone);
            solved[std::size_t(bone)] = turn;
        }
    }
    return bones;
}

Result<Motion> motionWithFk(const std::shared_ptr<const Model>& model, const Motion& before,
    FrameSpan range, const IkToFkOptions& options, ProgressPart progress)
{
    const std::vector<int> chains = usedChains(*model, before, range, options.chains);
    if (chains.empty())
        return before;
    Motion after = before;
    setIkSwitches(after, *model, chains, range, false);
    auto baked = bakedBones(bonesOfFk(*model, chains), range);
    if (!baked)
        return tl::unexpected(baked.error());
    std::vector<MatchedBone> matched;
    for (const int bone : baked->bones)
        matched.push_back({.bone = bone, .rotates = true});
    const auto makeJob = [&]() -> FrameJob {
        const auto shown = std::make_shared<PoseEvaluator>(model);
        const auto matching = std::make_shared<PoseMatching>(model, matched);
        shown->setMotion(before);
        matching->setMotion(after);
        return [&, shown, matching](std::uint32_t frame, std::size_t at) {
            const auto values = matching->valuesAt(frame, shown->evaluate(frame).bones);
            for (std::size_t bone = 0; bone < values.size(); ++bone)
                baked->values[bone][at] = values[bone];
        };
    };
    if (const auto done = forEachFrame(range, makeJob, progress.part(0.0, 0.4)); !done)
        return tl::unexpected(done.error());
    const auto thinned = setDense(after, *model, std::move(*baked));
    if (!options.thins)
        return after;
    return thinnedMotion(model, after, thinned, {.units = options.units}, progress.part(0.4, 1.0));
}

Result<ToolResult> ikToFk(
    const ToolInput& input, const IkToFkOptions& options, ProgressPart progress)
{
    const Motion& before = motionOf(input);
    const auto model = modelOf(input);
    if (!model)
        return toolResult(input, before, {}, progress);
    const auto range = clampedRange(input);
    if (!range)
        return tl::unexpected(range.error());
    const auto after = motionWithFk(model, before, *range, options, progress.part(0.0, 0.8));
    if (!after)
        return tl::unexpected(after.error());
    std::vector<int> valid;
    for (const int chain : allChains(*model))
        if (std::count(options.chains.begin(), options.chains.end(), chain) > 0)
            valid.push_back(chain);
    std::vector<TrackId> tracks;
    for (const int bone : bonesOfFk(*model, valid))
        tracks.push_back(model->boneTrack(bone));
    return toolResult(input, *after,
        {{ToolFigureKind::KeysBefore, double(keyCountIn(before, tracks, *range))},
            {ToolFigureKind::KeysAfter, double(keyCountIn(*after, tracks, *range))}},
        progress.part(0.8, 1.0));
}

} // namespace mmd
