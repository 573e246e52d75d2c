// SPDX-License-Identifier: MIT
#include "libmmd/tools/ik/fk_to_ik.h"

#include "libmmd/tools/dense_tracks.h"
#include "libmmd/tools/frame_jobs.h"
#include "libmmd/tools/ik/ik_chains.h"
#include "libmmd/tools/ik/pose_matching.h"
#include "libmmd/tools/thin/thin_keys.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

/// A chain whose goal gets keys.
struct GoalOfChain {
    const RigIkChain* chain = nullptr;
    bool turns = false; ///< with the effector
};

bool isInTree(const Rig& rig, int bone, int top)
{
    const RigBone& above = rig.bones[std::size_t(top)];
    const auto begin = rig.parentFirst.begin() + above.treeBegin;
    const auto end = rig.parentFirst.begin() + above.treeEnd;
    return std::find(begin, end, bone) != end;
}

/// Goals before those that they carry.
std::vector<GoalOfChain> goalsOf(const Model& model, std::span<const int> wanted)
{
    const Rig& rig = model.rig;
    std::vector<GoalOfChain> goals;
    for (const int chain : allChains(model))
        if (std::count(wanted.begin(), wanted.end(), chain) > 0 &&
            rig.chains[std::size_t(chain)].effector >= 0)
            goals.push_back({&rig.chains[std::size_t(chain)], false});
    const auto placeOf = [&](const GoalOfChain& goal) {
        return rig.bones[std::size_t(goal.chain->goal)].treeBegin;
    };
    std::stable_sort(
        goals.begin(), goals.end(), [&](const GoalOfChain& one, const GoalOfChain& other) {
            return placeOf(one) < placeOf(other);
        });
    for (GoalOfChain& goal : goals)
        for (const GoalOfChain& other : goals)
            goal.turns = goal.turns ||
                         (&other != &goal && isInTree(rig, other.chain->goal, goal.chain->goal) &&
                             isInTree(rig, other.chain->effector, goal.chain->effector));
    return goals;
}

/// The largest differences of all frames.
struct GoalErrors {
    ToolFigure unreached{ToolFigureKind::Unreached};
    ToolFigure farthest{ToolFigureKind::FarthestFromGoal};
    ToolFigure knee{ToolFigureKind::KneeDegrees};
};

class FkToIk {
public:
    FkToIk(const ToolInput& input, std::shared_ptr<const Model> model, const FkToIkOptions& options,
        FrameSpan range)
        : m_model(std::move(model))
        , m_options(options)
        , m_range(range)
        , m_goals(goalsOf(*m_model, options.chains))
        , m_source(motionOf(input))
        , m_after(m_source)
    {
        std::vector<int> chains;
        for (const GoalOfChain& goal : m_goals)
            chains.push_back(int(goal.chain - m_model->rig.chains.data()));
        if (options.ignoresOldIk)
            setIkSwitches(m_source, *m_model, chains, range, false);
        setIkSwitches(m_after, *m_model, chains, range, true);
    }

    [[nodiscard]] Result<void> makeKeys(ProgressPart progress);
    /// After makeKeys().
    [[nodiscard]] Result<GoalErrors> errors(ProgressPart progress) const;
    [[nodiscard]] const Motion& after() const { return m_after; }
    [[nodiscard]] std::vector<TrackId> tracks() const
    {
        std::vector<TrackId> tracks;
        for (const GoalOfChain& goal : m_goals)
            tracks.push_back(m_model->boneTrack(goal.chain->goal));
        return tracks;
    }

private:
    void setGoals(std::uint32_t frame, const Pose& shown, std::vector<BoneTransform>& wanted) const;

    std::shared_ptr<const Model> m_model;
    const FkToIkOptions& m_options;
    FrameSpan m_range;
    std::vector<GoalOfChain> m_goals;
    Motion m_source; ///< shows the pose that is wanted
    Motion m_after;
};

/// `wanted` becomes the shown pose with the goals at their effectors. Goals that are in use stay.
void FkToIk::setGoals(
    std::uint32_t frame, const Pose& shown, std::vector<BoneTransform>& wanted) const
{
    wanted.assign(shown.bones.begin(), shown.bones.end());
    for (const GoalOfChain& goal : m_goals) {
        BoneTransform to = wanted[std::size_t(goal.chain->goal)];
        const BoneTransform& effector = shown.bones[std::size_t(goal.chain->effector)];
        if (isChainOn(m_source, *m_model, int(goal.chain - m_model->rig.chains.data()), frame)) {
            to = shown.bones[std::size_t(goal.chain->goal)];
        } else {
            to.translation = effector.translation;
            if (goal.turns)
                to.rotation = effector.rotation;
        }
        moveRigidly(*m_model, wanted, goal.chain->goal, to);
    }
}

Result<void> FkToIk::makeKeys(ProgressPart progress)
{
    std::vector<int> bones;
    std::vector<MatchedBone> matched;
    for (const GoalOfChain& goal : m_goals) {
        bones.push_back(goal.chain->goal);
        matched.push_back({goal.chain->goal, goal.turns, true});
    }
    auto baked = bakedBones(bones, m_range);
    if (!baked)
        return tl::unexpected(baked.error());
    const auto makeJob = [&]() -> FrameJob {
        const auto shown = std::make_shared<PoseEvaluator>(m_model);
        const auto matching = std::make_shared<PoseMatching>(m_model, matched);
        const auto wanted = std::make_shared<std::vector<BoneTransform>>();
        shown->setMotion(m_source);
        matching->setMotion(m_after);
        return [&, shown, matching, wanted](std::uint32_t frame, std::size_t at) {
            setGoals(frame, shown->evaluate(frame), *wanted);
            const auto values = matching->valuesAt(frame, *wanted);
            for (std::size_t bone = 0; bone < values.size(); ++bone)
                baked->values[bone][at] = values[bone];
        };
    };
    if (const auto done = forEachFrame(m_range, makeJob, progress.part(0.0, 0.4)); !done)
        return done;
    const auto thinned = setDense(m_after, *m_model, std::move(*baked));
    if (!m_options.thins)
        return {};
    auto thinner = thinnedMotion(
        m_model, m_after, thinned, {.units = m_options.units}, progress.part(0.4, 1.0));
    if (!thinner)
        return tl::unexpected(thinner.error());
    m_after = std::move(*thinner);
    return {};
}

Result<GoalErrors> FkToIk::errors(ProgressPart progress) const
{
    struct AtFrame {
        float distance = 0.0f, knee = 0.0f;
    };
    std::vector<AtFrame> frames(std::size_t(m_range.last) - m_range.first + 1);
    const auto makeJob = [&]() -> FrameJob {
        const auto shown = std::make_shared<PoseEvaluator>(m_model);
        const auto solved = std::make_shared<PoseEvaluator>(m_model);
        shown->setMotion(m_source);
        solved->setMotion(m_after);
        return [&, shown, solved](std::uint32_t frame, std::size_t at) {
            const auto& one = shown->evaluate(frame).bones;
            const auto& other = solved->evaluate(frame).bones;
            for (const GoalOfChain& goal : m_goals) {
                const auto effector = std::size_t(goal.chain->effector);
                frames[at].distance = std::max(frames[at].distance,
                    glm::distance(one[effector].translation, other[effector].translation));
                frames[at].knee =
                    std::max(frames[at].knee, float(kneeDegrees(*goal.chain, one, other)));
            }
        };
    };
    if (const auto done = forEachFrame(m_range, makeJob, progress); !done)
        return tl::unexpected(done.error());
    GoalErrors errors;
    for (std::size_t at = 0; at < frames.size(); ++at) {
        const auto keepLargest = [&](ToolFigure& figure, double value) {
            if (value > figure.value || !figure.frame) {
                figure.value = value;
                figure.frame = m_range.first + std::uint32_t(at);
            }
        };
        if (double(frames[at].distance) > reachedUnits)
            errors.unreached.missed.push_back(
                {m_range.first + std::uint32_t(at), double(frames[at].distance)});
        keepLargest(errors.farthest, double(frames[at].distance));
        keepLargest(errors.knee, double(frames[at].knee));
    }
    errors.unreached.value = double(errors.unreached.missed.size());
    return errors;
}

} // namespace

double kneeDegrees(const RigIkChain& chain, std::span<const BoneTransform> one,
    std::span<const BoneTransform> other)
{
    if (chain.links.size() < 2)
        return 0.0;
    const auto direction = [&](std::span<const BoneTransform> pose) {
        return glm::dvec3(pose[std::size_t(chain.links.front().bone)].translation) -
               glm::dvec3(pose[std::size_t(chain.links.back().bone)].translation);
    };
    const glm::dvec3 a = direction(one), b = direction(other);
    return glm::degrees(std::atan2(glm::length(glm::cross(a, b)), glm::dot(a, b)));
}

Result<ToolResult> fkToIk(
    const ToolInput& input, const FkToIkOptions& options, ProgressPart progress)
{
    const Motion& before = motionOf(input);
    const auto model = modelOf(input);
    if (!model)
        return toolResult(input, before, {}, progress);
    const auto range = clampedRange(input);
    if (!range)
        return tl::unexpected(range.error());
    FkToIk work(input, model, options, *range);
    if (const auto done = work.makeKeys(progress.part(0.0, 0.6)); !done)
        return tl::unexpected(done.error());
    const auto errors = work.errors(progress.part(0.6, 0.8));
    if (!errors)
        return tl::unexpected(errors.error());
    const std::vector<TrackId> tracks = work.tracks();
    return toolResult(input, work.after(),
        {{ToolFigureKind::KeysBefore, double(keyCountIn(before, tracks, *range))},
            {ToolFigureKind::KeysAfter, double(keyCountIn(work.after(), tracks, *range))},
            errors->unreached, errors->farthest, errors->knee},
        progress.part(0.8, 1.0));
}

} // namespace mmd
