// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/pin_feet.h"

#include "libmmd/scene/edits/track_editing.h"
#include "libmmd/tools/dense_tracks.h"
#include "libmmd/tools/feet/leg_solution.h"
#include "libmmd/tools/frame_jobs.h"
#include "libmmd/tools/ik/fk_to_ik.h"
#include "libmmd/tools/ik/ik_chains.h"
#include "libmmd/tools/ik/pose_matching.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace mmd {
namespace {

/// A foot that is held.
struct PinnedFoot {
    FootPath path;
    std::vector<FootContact> contacts;
    FootCorrection correction;
    std::vector<std::uint8_t> usesIk; ///< at each frame
    /// At each frame, whether the links' keys have the pose already, because the solver does not
    /// find it: it can get stuck at legs that are almost straight.
    std::vector<std::uint8_t> isSolved{};
    std::vector<float> misses{}; ///< at each frame, units
};

/// A goal that follows a pinned foot.
struct PinnedGoal {
    std::size_t foot; ///< index of the pinned feet
    int chain;
};

/// How far heel or toe are from where they shall be.
float missOf(const PinnedFoot& foot, std::span<const BoneTransform> shown,
    std::span<const BoneTransform> now, std::size_t at)
{
    const FootPoints old = footPoints(foot.path.foot, shown), is = footPoints(foot.path.foot, now);
    const glm::vec3& offset = foot.correction.offsets[at];
    return std::max(
        glm::distance(old.heel + offset, is.heel), glm::distance(old.toe + offset, is.toe));
}

class FeetPinning {
public:
    FeetPinning(const ToolInput& input, std::shared_ptr<const Model> model, FrameSpan range)
        : m_model(std::move(model))
        , m_range(range)
        , m_before(motionOf(input))
        , m_after(m_before)
    {
    }

    [[nodiscard]] Result<void> findContacts(const PinOptions& options, ProgressPart progress);
    [[nodiscard]] Result<void> makeKeys(const PinOptions& options, ProgressPart progress);
    [[nodiscard]] Result<std::vector<ToolFigure>> figures(ProgressPart progress) const;
    [[nodiscard]] const Motion& after() const { return m_after; }

private:
    [[nodiscard]] bool isMoved(const PinnedFoot& foot, std::size_t at) const
    {
        return foot.correction.offsets[at] != glm::vec3(0.0f) || foot.correction.weights[at] > 0.0f;
    }
    void listBones();
    [[nodiscard]] std::span<const BoneValue> goalValues(
        PoseMatching& matching, const Pose& shown, std::size_t at) const;
    /// The pose with solved legs, and goals at their effectors where IK is on.
    [[nodiscard]] std::vector<BoneTransform> solvedPose(const Pose& shown, std::size_t at) const;
    [[nodiscard]] Result<void> solveWithIk(BakedBones& baked, ProgressPart progress);
    [[nodiscard]] Result<void> solveLegs(BakedBones& baked, ProgressPart progress);
    void markStuck();
    [[nodiscard]] bool isSet(std::size_t bone, std::size_t at) const;
    [[nodiscard]] std::vector<ThinnedTrack> setKeys(const BakedBones& baked);

    std::shared_ptr<const Model> m_model;
    FrameSpan m_range;
    const Motion& m_before;
    Motion m_after;
    std::vector<PinnedFoot> m_feet;
    std::vector<PinnedGoal> m_goals;
    std::vector<MatchedBone> m_goalBones; ///< those of m_goals, then the ankles
    std::vector<MatchedBone> m_legBones;
    std::vector<std::size_t> m_footOfBone; ///< of the goal bones, then of the leg bones
};

Result<void> FeetPinning::findContacts(const PinOptions& options, ProgressPart progress)
{
    auto paths = footPaths(m_model, m_before, m_range, progress);
    if (!paths)
        return tl::unexpected(paths.error());
    for (FootPath& path : *paths) {
        PinnedFoot foot{std::move(path), {}, {}, {}};
        std::vector<FootContact> contacts =
            options.contacts ? *options.contacts : contactsOf(foot.path, options.limits);
        for (FootContact& each : contacts) {
            each.span.first = std::max(each.span.first, m_range.first);
            each.span.last = std::min(each.span.last, m_range.last);
            if (each.side == foot.path.foot.side && each.span.first <= each.span.last)
                foot.contacts.push_back(measuredContact(foot.path, each.span));
        }
        std::sort(foot.contacts.begin(), foot.contacts.end(),
            [](const FootContact& one, const FootContact& other) {
                return one.span.first < other.span.first;
            });
        foot.correction = correctionOf(foot.path, foot.contacts, options, m_before.lastFrame());
        const int chain = foot.path.foot.ankleChain;
        for (std::size_t at = 0; at < foot.path.points.size(); ++at)
            foot.usesIk.push_back(
                chain >= 0 && isMoved(foot, at) &&
                isChainOn(m_before, *m_model, chain, m_range.first + std::uint32_t(at)));
        foot.isSolved.assign(foot.usesIk.size(), 0);
        foot.misses.assign(foot.usesIk.size(), 0.0f);
        m_feet.push_back(std::move(foot));
    }
    listBones();
    return {};
}

void FeetPinning::listBones()
{
    for (std::size_t at = 0; at < m_feet.size(); ++at)
        for (const int chain : {m_feet[at].path.foot.ankleChain, m_feet[at].path.foot.toeChain})
            if (chain >= 0 && m_feet[at].path.foot.ankleChain >= 0) {
                m_goals.push_back({at, chain});
                m_goalBones.push_back(
                    {.bone = m_model->rig.chains[std::size_t(chain)].goal, .moves = true});
                m_footOfBone.push_back(at);
            }
    for (std::size_t at = 0; at < m_feet.size(); ++at)
        if (m_feet[at].path.foot.ankleChain >= 0) {
            m_goalBones.push_back({.bone = m_feet[at].path.foot.ankle, .rotates = true});
            m_footOfBone.push_back(at);
        }
    for (std::size_t at = 0; at < m_feet.size(); ++at) {
        const Foot& foot = m_feet[at].path.foot;
        for (const int bone : {foot.leg, foot.knee, foot.ankle})
            if (foot.knee >= 0) {
                m_legBones.push_back({.bone = bone, .rotates = true});
                m_footOfBone.push_back(at);
            }
    }
}

/// The goals' values: first they are moved with the feet, then by what the solver misses. The
/// ankles get keys, too: the goal of the toes alone lets a foot turn with the shin.
std::span<const BoneValue> FeetPinning::goalValues(
    PoseMatching& matching, const Pose& shown, std::size_t at) const
{
    const auto& chains = m_model->rig.chains;
    std::vector<glm::vec3> places;
    for (const PinnedGoal& goal : m_goals) {
        const RigIkChain& chain = chains[std::size_t(goal.chain)];
        const FootCorrection& by = m_feet[goal.foot].correction;
        glm::vec3 place = shown.bones[std::size_t(chain.goal)].translation;
        if (m_feet[goal.foot].usesIk[at])
            place +=
                by.offsets[at] +
                by.weights[at] * (shown.bones[std::size_t(chain.effector)].translation - place);
        places.push_back(place);
    }
    constexpr int mostTries = 8;
    constexpr float near = 5e-4f;
    std::vector<BoneTransform> wanted(shown.bones.begin(), shown.bones.end());
    std::span<const BoneValue> values;
    for (int attempt = 0; attempt < mostTries; ++attempt) {
        for (std::size_t goal = 0; goal < m_goals.size(); ++goal) {
            const int bone = m_goalBones[goal].bone;
            moveRigidly(*m_model, wanted, bone, {places[goal], wanted[std::size_t(bone)].rotation});
        }
        for (const PinnedFoot& foot : m_feet) {
            const auto ankle = std::size_t(foot.path.foot.ankle);
            wanted[ankle].rotation = shown.bones[ankle].rotation;
        }
        values = matching.valuesAt(m_range.first + double(at), wanted);
        const auto& now = matching.pose().bones;
        float largest = 0.0f;
        for (const PinnedFoot& foot : m_feet)
            if (foot.usesIk[at])
                largest = std::max(largest, missOf(foot, shown.bones, now, at));
        if (!(largest > near))
            break;
        for (std::size_t goal = 0; goal < m_goals.size(); ++goal) {
            const PinnedFoot& foot = m_feet[m_goals[goal].foot];
            const auto effector = std::size_t(chains[std::size_t(m_goals[goal].chain)].effector);
            if (foot.usesIk[at])
                places[goal] += foot.correction.weights[at] *
                                (shown.bones[effector].translation + foot.correction.offsets[at] -
                                    now[effector].translation);
        }
        wanted.assign(now.begin(), now.end());
    }
    return values;
}

std::vector<BoneTransform> FeetPinning::solvedPose(const Pose& shown, std::size_t at) const
{
    std::vector<BoneTransform> wanted(shown.bones.begin(), shown.bones.end());
    for (const PinnedFoot& foot : m_feet)
        if ((!foot.usesIk[at] || foot.isSolved[at]) && foot.path.foot.knee >= 0)
            bringAnkle(*m_model, foot.path.foot,
                wanted[std::size_t(foot.path.foot.ankle)].translation + foot.correction.offsets[at],
                wanted);
    for (std::size_t goal = 0; goal < m_goals.size(); ++goal) {
        const RigIkChain& chain = m_model->rig.chains[std::size_t(m_goals[goal].chain)];
        const glm::vec3 place = wanted[std::size_t(chain.effector)].translation;
        if (m_feet[m_goals[goal].foot].isSolved[at])
            moveRigidly(
                *m_model, wanted, chain.goal, {place, wanted[std::size_t(chain.goal)].rotation});
    }
    return wanted;
}

Result<void> FeetPinning::solveWithIk(BakedBones& baked, ProgressPart progress)
{
    const auto makeJob = [&]() -> FrameJob {
        const auto shown = std::make_shared<PoseEvaluator>(m_model);
        const auto goals = std::make_shared<PoseMatching>(m_model, m_goalBones);
        goals->setMotion(m_before);
        shown->setMotion(m_before);
        return [&, shown, goals](std::uint32_t frame, std::size_t at) {
            if (std::none_of(m_feet.begin(), m_feet.end(),
                    [&](const PinnedFoot& foot) { return foot.usesIk[at]; }))
                return;
            const Pose& pose = shown->evaluate(frame);
            const auto values = goalValues(*goals, pose, at);
            for (std::size_t bone = 0; bone < values.size(); ++bone)
                baked.values[bone][at] = values[bone];
            for (PinnedFoot& foot : m_feet)
                if (foot.usesIk[at])
                    foot.misses[at] = missOf(foot, pose.bones, goals->pose().bones, at);
        };
    };
    return forEachFrame(m_range, makeJob, progress);
}

/// Where the solver misses a place, the legs are solved, from blend to blend.
void FeetPinning::markStuck()
{
    constexpr float most = 0.5f * float(reachedUnits);
    for (PinnedFoot& foot : m_feet)
        for (std::size_t at = 0; at < foot.usesIk.size(); ++at) {
            const std::size_t begin = at;
            float largest = 0.0f;
            for (; at < foot.usesIk.size() && foot.usesIk[at]; ++at)
                largest = std::max(largest, foot.misses[at]);
            if (largest > most && foot.path.foot.knee >= 0)
                std::fill(foot.isSolved.begin() + std::ptrdiff_t(begin),
                    foot.isSolved.begin() + std::ptrdiff_t(at), std::uint8_t(1));
        }
}

Result<void> FeetPinning::solveLegs(BakedBones& baked, ProgressPart progress)
{
    Motion withoutIk = m_before; // legs get the keys that the solver starts from
    std::vector<int> chains;
    for (const PinnedGoal& goal : m_goals)
        chains.push_back(goal.chain);
    setIkSwitches(withoutIk, *m_model, chains, m_range, false);
    const auto makeJob = [&]() -> FrameJob {
        const auto shown = std::make_shared<PoseEvaluator>(m_model);
        const auto goals = std::make_shared<PoseMatching>(m_model,
            std::vector(m_goalBones.begin(), m_goalBones.begin() + std::ptrdiff_t(m_goals.size())));
        const auto legs = std::make_shared<PoseMatching>(m_model, m_legBones);
        shown->setMotion(m_before);
        goals->setMotion(withoutIk);
        legs->setMotion(withoutIk);
        return [&, shown, goals, legs](std::uint32_t frame, std::size_t at) {
            if (std::none_of(m_feet.begin(), m_feet.end(), [&](const PinnedFoot& foot) {
                    return isMoved(foot, at) && (!foot.usesIk[at] || foot.isSolved[at]);
                }))
                return;
            const auto wanted = solvedPose(shown->evaluate(frame), at);
            const auto ofLegs = legs->valuesAt(frame, wanted);
            for (std::size_t bone = 0; bone < ofLegs.size(); ++bone)
                baked.values[m_goalBones.size() + bone][at] = ofLegs[bone];
            const auto ofGoals = goals->valuesAt(frame, wanted);
            for (std::size_t goal = 0; goal < m_goals.size(); ++goal)
                if (m_feet[m_goals[goal].foot].isSolved[at])
                    baked.values[goal][at] = ofGoals[goal];
        };
    };
    return forEachFrame(m_range, makeJob, progress);
}

Result<void> FeetPinning::makeKeys(const PinOptions& options, ProgressPart progress)
{
    std::vector<int> bones;
    for (const MatchedBone& each : m_goalBones)
        bones.push_back(each.bone);
    for (const MatchedBone& each : m_legBones)
        bones.push_back(each.bone);
    auto baked = bakedBones(bones, m_range);
    if (!baked)
        return tl::unexpected(baked.error());
    if (const auto done = solveWithIk(*baked, progress.part(0.0, 0.3)); !done)
        return done;
    markStuck();
    if (const auto done = solveLegs(*baked, progress.part(0.3, 0.4)); !done)
        return done;
    const auto thinned = setKeys(*baked);
    if (!options.thins)
        return {};
    auto thinner =
        thinnedMotion(m_model, m_after, thinned, {.units = options.units}, progress.part(0.4, 1.0));
    if (!thinner)
        return tl::unexpected(thinner.error());
    m_after = std::move(*thinner);
    return {};
}

/// Whether a bone gets a key at a frame.
bool FeetPinning::isSet(std::size_t bone, std::size_t at) const
{
    const PinnedFoot& foot = m_feet[m_footOfBone[bone]];
    if (!isMoved(foot, at))
        return false;
    if (bone < m_goals.size())
        return foot.usesIk[at];
    const bool isAnkle = bone < m_goalBones.size(); // of a leg whose IK finds the place
    return (foot.usesIk[at] && !foot.isSolved[at]) == isAnkle;
}

/// Sets keys only where a foot is moved.
std::vector<ThinnedTrack> FeetPinning::setKeys(const BakedBones& baked)
{
    std::vector<ThinnedTrack> thinned;
    const std::size_t frames = std::size_t(m_range.last) - m_range.first + 1;
    for (std::size_t bone = 0; bone < baked.bones.size(); ++bone) {
        for (std::size_t at = 0; at < frames; ++at) {
            const std::size_t begin = at;
            while (at < frames && isSet(bone, at))
                ++at;
            if (at == begin)
                continue;
            const auto values = baked.values[bone].begin();
            const auto more = setDense(m_after, *m_model,
                {{m_range.first + std::uint32_t(begin), m_range.first + std::uint32_t(at) - 1},
                    {baked.bones[bone]},
                    {{values + std::ptrdiff_t(begin), values + std::ptrdiff_t(at)}}});
            thinned.insert(thinned.end(), more.begin(), more.end());
        }
    }
    return thinned;
}

/// Frames in any order; both feet may miss at one frame.
void addMissed(ToolFigure& unreached, MissedFrame missed)
{
    auto& all = unreached.missed;
    const auto at = std::lower_bound(all.begin(), all.end(), missed,
        [](const MissedFrame& a, const MissedFrame& b) { return a.frame < b.frame; });
    if (at != all.end() && at->frame == missed.frame)
        at->units = std::max(at->units, missed.units);
    else
        all.insert(at, missed);
    unreached.value = double(all.size());
}

Result<std::vector<ToolFigure>> FeetPinning::figures(ProgressPart progress) const
{
    const auto paths = footPaths(m_model, m_after, m_range, progress);
    if (!paths)
        return tl::unexpected(paths.error());
    using Kind = ToolFigureKind;
    std::vector<ToolFigure> figures{{Kind::Contacts}, {Kind::SlideBefore}, {Kind::SlideAfter},
        {Kind::FloatBefore}, {Kind::FloatAfter}, {Kind::PenetrationBefore},
        {Kind::PenetrationAfter}, {Kind::Unreached}, {Kind::FarthestFromGoal}};
    const auto keepLargest = [&](std::size_t figure, double value, std::uint32_t frame) {
        if (value > figures[figure].value)
            figures[figure] = {figures[figure].kind, value, frame};
    };
    for (std::size_t foot = 0; foot < m_feet.size(); ++foot) {
        const FootPath& now = (*paths)[foot];
        const PinnedFoot& old = m_feet[foot];
        for (const FootContact& before : old.contacts) {
            const FootContact after = measuredContact(now, before.span, old.path);
            figures[0].value += 1.0;
            keepLargest(1, before.slide, before.span.first);
            keepLargest(2, after.slide, before.span.first);
            keepLargest(3, before.height, before.span.first);
            keepLargest(4, after.height, before.span.first);
            keepLargest(5, before.penetration, before.span.first);
            keepLargest(6, after.penetration, before.span.first);
            for (std::uint32_t at = 0; at <= before.span.last - before.span.first; ++at) {
                const std::uint32_t frame = before.span.first + at;
                const FootPoints &one = old.path.at(frame), &other = now.at(frame);
                const double miss = double(glm::distance(
                    0.5f * (one.heel + one.toe) + old.correction.offsets[frame - m_range.first],
                    0.5f * (other.heel + other.toe)));
                if (miss > reachedUnits)
                    addMissed(figures[7], {frame, miss});
                keepLargest(8, miss, frame);
            }
        }
    }
    return figures;
}

} // namespace

Result<ToolResult> pinFeet(const ToolInput& input, const PinOptions& options, ProgressPart progress)
{
    const auto model = modelOf(input);
    if (!model)
        return toolResult(input, motionOf(input), {}, progress);
    const auto range = clampedRange(input);
    if (!range)
        return tl::unexpected(range.error());
    FeetPinning pinning(input, model, *range);
    if (const auto done = pinning.findContacts(options, progress.part(0.0, 0.1)); !done)
        return tl::unexpected(done.error());
    if (const auto done = pinning.makeKeys(options, progress.part(0.1, 0.7)); !done)
        return tl::unexpected(done.error());
    auto figures = pinning.figures(progress.part(0.7, 0.8));
    if (!figures)
        return tl::unexpected(figures.error());
    return toolResult(input, pinning.after(), std::move(*figures), progress.part(0.8, 1.0));
}

Result<ToolResult> pinFoot(
    const ToolInput& input, FootSide side, PinOptions options, ProgressPart progress)
{
    const FrameSpan held = input.range;
    options.contacts = {{{.side = side, .span = held}}};
    ToolInput around = input;
    // A range that ends inside the motion blends inside of itself.
    const std::uint32_t reach = options.blend + 1;
    around.range.first = held.first - std::min(held.first, reach);
    around.range.last = held.last + std::min(largestFrame - held.last, reach);
    return pinFeet(around, options, progress);
}

} // namespace mmd
