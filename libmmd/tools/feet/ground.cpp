// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/ground.h"

#include "libmmd/tools/dense_tracks.h"
#include "libmmd/tools/frame_jobs.h"
#include "libmmd/tools/ik/ik_chains.h"
#include "libmmd/tools/ik/pose_matching.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mmd {
namespace {

constexpr float noFootStands = std::numeric_limits<float>::infinity();

/// The height of the lower one of the feet that stand, at each frame.
std::vector<float> standingHeights(
    std::span<const FootPath> paths, std::span<const FootContact> contacts)
{
    std::vector<float> heights(paths.empty() ? 0 : paths.front().points.size(), noFootStands);
    for (const FootPath& path : paths)
        for (const FootContact& each : contacts) {
            if (each.side != path.foot.side || each.span.last < path.span.first)
                continue;
            const std::uint32_t last = std::min(each.span.last, path.span.last);
            for (std::size_t at = std::max(each.span.first, path.span.first) - path.span.first;
                 at <= last - path.span.first && at < heights.size(); ++at)
                heights[at] = std::min(heights[at], path.points[at].lowest());
        }
    return heights;
}

/// The mean of the frames around each, in time that does not depend on their number. Beyond an end
/// its value counts.
std::vector<float> averaged(const std::vector<float>& values, std::size_t around)
{
    std::vector<float> result(values.size());
    const auto at = [&](std::ptrdiff_t index) {
        return double(values[std::size_t(
            std::clamp<std::ptrdiff_t>(index, 0, std::ptrdiff_t(values.size()) - 1))]);
    };
    const auto reach = std::ptrdiff_t(around);
    double sum = 0.0;
    for (std::ptrdiff_t index = -reach; index <= reach; ++index)
        sum += at(index);
    for (std::size_t index = 0; index < values.size(); ++index) {
        result[index] = float(sum / double(2 * reach + 1));
        sum += at(std::ptrdiff_t(index) + reach + 1) - at(std::ptrdiff_t(index) - reach);
    }
    return result;
}

/// The correction comes and goes at ends of the range that are not ends of the motion.
void easeEnds(std::vector<float>& offsets, FrameSpan range, std::uint32_t end, std::uint32_t frames)
{
    for (std::size_t at = 0; at < frames && at < offsets.size(); ++at) {
        const float t = float(at) / float(frames);
        const float weight = t * t * (3.0f - 2.0f * t);
        if (range.first > 0)
            offsets[at] *= weight;
        if (range.last < end)
            offsets[offsets.size() - 1 - at] *= weight;
    }
}

int bodyBone(const Model& model)
{
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
        if (model.data.bones[bone].name.utf8 == "センター")
            return int(bone);
    for (const FootSide side : bothFeet)
        if (const auto foot = footOf(model, side)) {
            int top = foot->leg >= 0 ? foot->leg : foot->ankle;
            for (int above = top; above >= 0; above = model.rig.bones[std::size_t(above)].parent)
                top = above;
            return top;
        }
    return -1;
}

bool hangsOn(const Model& model, int bone, int above)
{
    for (int at = bone; at >= 0; at = model.rig.bones[std::size_t(at)].parent)
        if (at == above)
            return true;
    return false;
}

/// The bones that move: the body, then goals that hang neither on it nor on another one.
std::vector<int> movedBones(
    const Model& model, const Motion& motion, FrameSpan range, std::span<const FootPath> paths)
{
    std::vector<int> bones{bodyBone(model)};
    for (const FootPath& path : paths)
        for (const int chain : {path.foot.ankleChain, path.foot.toeChain}) {
            if (chain < 0 || !isChainUsed(motion, model, chain, range))
                continue;
            const int goal = model.rig.chains[std::size_t(chain)].goal;
            if (std::none_of(bones.begin(), bones.end(),
                    [&](int bone) { return hangsOn(model, goal, bone); }))
                bones.push_back(goal);
        }
    return bones;
}

/// Only the lower foot counts: the other one may be on a step.
void addHeights(std::vector<ToolFigure>& figures, std::size_t first,
    std::span<const FootPath> paths, std::span<const FootContact> contacts)
{
    const std::vector<float> heights = standingHeights(paths, contacts);
    for (std::size_t at = 0; at < heights.size(); ++at) {
        const auto keep = [&](ToolFigure& figure, double value) {
            if (value > figure.value) {
                figure.value = value;
                figure.frame = paths.front().span.first + std::uint32_t(at);
            }
        };
        if (heights[at] == noFootStands)
            continue;
        keep(figures[first], double(heights[at]));
        keep(figures[first + 2], -double(heights[at]));
    }
}

/// The contacts that count.
std::vector<FootContact> standsOf(std::span<const FootPath> paths, const GroundOptions& options)
{
    std::vector<FootContact> contacts;
    for (const FootPath& path : paths) {
        const auto found = options.contacts ? *options.contacts : contactsOf(path, options.limits);
        for (const FootContact& each : found)
            if (each.side == path.foot.side && each.span.first <= each.span.last &&
                each.span.first <= path.span.last && each.span.last >= path.span.first)
                contacts.push_back(each);
    }
    return contacts;
}

} // namespace

std::vector<float> groundOffsets(
    std::span<const FootPath> paths, std::span<const FootContact> contacts, std::uint32_t smooth)
{
    std::vector<float> offsets = standingHeights(paths, contacts);
    std::size_t last = offsets.size(); // the last frame with a standing foot
    for (std::size_t at = 0; at < offsets.size(); ++at) {
        if (!std::isfinite(offsets[at]))
            continue;
        offsets[at] = -offsets[at];
        const std::size_t begin = last == offsets.size() ? 0 : last + 1;
        for (std::size_t between = begin; between < at; ++between)
            offsets[between] = last == offsets.size()
                                   ? offsets[at]
                                   : offsets[last] + (offsets[at] - offsets[last]) *
                                                         float(between - last) / float(at - last);
        last = at;
    }
    if (last == offsets.size())
        return std::vector<float>(offsets.size(), 0.0f);
    std::fill(offsets.begin() + std::ptrdiff_t(last), offsets.end(), offsets[last]);
    // Three means are nearly a Gaussian.
    const std::size_t around = std::min<std::size_t>(smooth, offsets.size()) / 2;
    for (int pass = 0; pass < 3 && around > 0; ++pass)
        offsets = averaged(offsets, around);
    return offsets;
}

Result<ToolResult> groundMotion(
    const ToolInput& input, const GroundOptions& options, ProgressPart progress)
{
    using Kind = ToolFigureKind;
    const Motion& before = motionOf(input);
    const auto model = modelOf(input);
    if (!model)
        return toolResult(input, before, {}, progress);
    const auto range = clampedRange(input);
    if (!range)
        return tl::unexpected(range.error());
    const auto paths = footPaths(model, before, *range, progress.part(0.0, 0.1));
    if (!paths)
        return tl::unexpected(paths.error());
    const std::vector<FootContact> contacts = standsOf(*paths, options);
    std::vector<ToolFigure> figures{{Kind::Contacts, double(contacts.size())}, {Kind::FloatBefore},
        {Kind::FloatAfter}, {Kind::PenetrationBefore}, {Kind::PenetrationAfter}};
    if (contacts.empty())
        return toolResult(input, before, std::move(figures), progress);
    addHeights(figures, 1, *paths, contacts);
    std::vector<float> offsets = groundOffsets(*paths, contacts, options.smooth);
    easeEnds(offsets, *range, before.lastFrame(), options.smooth);
    auto baked = bakedBones(movedBones(*model, before, *range, *paths), *range);
    if (!baked)
        return tl::unexpected(baked.error());
    std::vector<MatchedBone> matched;
    for (const int bone : baked->bones)
        matched.push_back({.bone = bone, .moves = true});
    const auto makeJob = [&]() -> FrameJob {
        const auto shown = std::make_shared<PoseEvaluator>(model);
        const auto matching = std::make_shared<PoseMatching>(model, matched);
        shown->setMotion(before);
        matching->setMotion(before);
        return [&, shown, matching](std::uint32_t frame, std::size_t at) {
            const Pose& pose = shown->evaluate(frame);
            std::vector<BoneTransform> wanted(pose.bones.begin(), pose.bones.end());
            for (const MatchedBone& each : matched)
                wanted[std::size_t(each.bone)].translation.y += offsets[at];
            const auto values = matching->valuesAt(frame, wanted);
            for (std::size_t bone = 0; bone < values.size(); ++bone)
                baked->values[bone][at] = values[bone];
        };
    };
    if (const auto done = forEachFrame(*range, makeJob, progress.part(0.1, 0.4)); !done)
        return tl::unexpected(done.error());
    Motion after = before;
    const auto thinned = setDense(after, *model, std::move(*baked));
    if (options.thins) {
        auto thinner =
            thinnedMotion(model, after, thinned, {.units = options.units}, progress.part(0.4, 0.8));
        if (!thinner)
            return tl::unexpected(thinner.error());
        after = std::move(*thinner);
    }
    const auto now = footPaths(model, after, *range, progress.part(0.8, 0.9));
    if (!now)
        return tl::unexpected(now.error());
    addHeights(figures, 2, *now, contacts);
    return toolResult(input, after, std::move(figures), progress.part(0.9, 1.0));
}

} // namespace mmd
