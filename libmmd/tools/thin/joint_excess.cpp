// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/joint_excess.h"

#include "libmmd/tools/frame_jobs.h"
#include "libmmd/tools/thin/segment_shapes.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr auto noTrack = static_cast<std::size_t>(-1);

/// For each bone those whose transform it needs: its parent, what is appended to it, and the goal
/// and the effector of the chains that turn it.
std::vector<std::vector<int>> directMovers(const Rig& rig)
{
    std::vector<std::vector<int>> movers(rig.bones.size());
    for (std::size_t bone = 0; bone < rig.bones.size(); ++bone)
        for (const int mover : {rig.bones[bone].parent, rig.bones[bone].appendSource})
            if (mover >= 0)
                movers[bone].push_back(mover);
    for (const RigIkChain& chain : rig.chains)
        for (const RigIkLink& link : chain.links)
            for (const int mover : {chain.goal, chain.effector})
                movers[std::size_t(link.bone)].push_back(mover);
    return movers;
}

double radiansBetween(const glm::quat& one, const glm::quat& other)
{
    return glm::radians(degreesBetween(glm::dquat(one), glm::dquat(other)));
}

/// The squared sine of half of the angle between two rotations.
double squaredSine(const glm::quat& one, const glm::quat& other)
{
    const glm::dquat turn = glm::conjugate(glm::dquat(one)) * glm::dquat(other);
    return turn.x * turn.x + turn.y * turn.y + turn.z * turn.z;
}

} // namespace

JointExcess::JointExcess(std::shared_ptr<const Model> model, std::span<const TrackId> tracks)
    : m_model(std::move(model))
    , m_trackOfBone(m_model->rig.bones.size(), noTrack)
    , m_movers(m_model->rig.bones.size())
{
    for (std::size_t at = 0; at < tracks.size(); ++at)
        if (tracks[at].kind == TrackKind::Bone)
            for (const int bone : m_model->bonesOfTrack(tracks[at].name))
                m_trackOfBone[std::size_t(bone)] = at;
    const auto direct = directMovers(m_model->rig);
    std::vector<std::size_t> seenFor(direct.size(), noTrack);
    std::vector<int> open;
    for (std::size_t joint = 0; joint < direct.size(); ++joint) {
        open.assign(1, int(joint));
        seenFor[joint] = joint;
        while (!open.empty()) {
            const auto bone = std::size_t(open.back());
            open.pop_back();
            if (m_trackOfBone[bone] != noTrack)
                m_movers[joint].push_back(bone);
            for (const int mover : direct[bone])
                if (std::exchange(seenFor[std::size_t(mover)], joint) != joint)
                    open.push_back(mover);
        }
    }
}

void JointExcess::addParts(const Pose& one, const Pose& other, std::size_t joint, double leastArm,
    FrameExcess& excess) const
{
    const std::size_t begin = excess.parts.size();
    double largest = 0.0;
    for (const std::size_t bone : m_movers[joint]) {
        const BoneValue &left = one.locals[bone], &right = other.locals[bone];
        if (left == right)
            continue;
        const double arm = std::max(leastArm,
            double(glm::distance(one.bones[bone].translation, one.bones[joint].translation)));
        const double part = double(glm::distance(left.translation, right.translation)) +
                            arm * radiansBetween(left.rotation, right.rotation);
        largest = std::max(largest, part);
        excess.parts.emplace_back(m_trackOfBone[bone], part);
    }
    for (std::size_t at = begin; at < excess.parts.size(); ++at)
        excess.parts[at].second /= largest;
}

void JointExcess::compare(
    const Pose& one, const Pose& other, const ExcessReference& limit, FrameExcess& excess) const
{
    const double radians = glm::radians(std::min(limit.degrees, 180.0));
    const double sine = std::sin(radians / 2.0);
    for (std::size_t joint = 0; joint < one.bones.size(); ++joint) {
        const BoneTransform &left = one.bones[joint], &right = other.bones[joint];
        const double ratio =
            std::max(double(glm::distance(left.translation, right.translation)) / limit.units,
                std::sqrt(squaredSine(left.rotation, right.rotation)) / sine);
        if (!(ratio > 1.0))
            continue;
        excess.ratio = std::max(excess.ratio, ratio);
        addParts(one, other, joint, limit.units / radians, excess);
    }
}

Result<std::vector<FrameExcess>> JointExcess::of(std::span<const ExcessReference> references,
    const Motion& motion, std::span<const std::uint32_t> frames, ProgressPart progress) const
{
    std::vector<FrameExcess> excess(frames.size());
    if (frames.empty())
        return excess;
    const auto makeJob = [&]() -> FrameJob {
        const auto shown = std::make_shared<PoseEvaluator>(m_model);
        const auto others = std::make_shared<std::vector<PoseEvaluator>>();
        shown->setMotion(motion);
        for (const ExcessReference& reference : references)
            others->emplace_back(m_model).setMotion(reference.motion);
        return [&, shown, others](std::uint32_t, std::size_t at) {
            excess[at].frame = frames[at];
            const Pose& pose = shown->evaluate(frames[at]);
            for (std::size_t each = 0; each < references.size() && !(excess[at].ratio > 1.0);
                 ++each)
                compare((*others)[each].evaluate(frames[at]), pose, references[each], excess[at]);
        };
    };
    const auto done = forEachFrame({0, std::uint32_t(frames.size() - 1)}, makeJob, progress);
    if (!done)
        return tl::unexpected(done.error());
    std::erase_if(excess, [](const FrameExcess& each) { return !(each.ratio > 1.0); });
    return excess;
}

} // namespace mmd
