// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/foot.h"

#include "libmmd/pose/baked_motion.h"
#include "libmmd/tools/frame_jobs.h"
#include "libmmd/tools/ik/ik_chains.h"

#include <algorithm>
#include <string>

namespace mmd {
namespace {

int boneCalled(const Model& model, FootSide side, const char* name)
{
    const std::string whole = (side == FootSide::Left ? "左" : "右") + std::string(name);
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
        if (model.data.bones[bone].name.utf8 == whole)
            return int(bone);
    return -1;
}

bool isBelow(const Model& model, int bone, int above)
{
    for (int at = bone; at >= 0; at = model.rig.bones[std::size_t(at)].parent)
        if (at == above)
            return true;
    return false;
}

} // namespace

std::optional<Foot> footOf(const Model& model, FootSide side)
{
    Foot foot;
    foot.side = side;
    foot.ankle = boneCalled(model, side, "足首");
    if (foot.ankle < 0)
        return std::nullopt;
    foot.knee = boneCalled(model, side, "ひざ");
    foot.leg = boneCalled(model, side, "足");
    if (foot.leg < 0 || foot.knee < 0 || !isBelow(model, foot.ankle, foot.knee) ||
        !isBelow(model, foot.knee, foot.leg))
        foot.leg = foot.knee = -1;
    int toe = boneCalled(model, side, "つま先");
    for (const int chain : allChains(model)) {
        const RigIkChain& each = model.rig.chains[std::size_t(chain)];
        if (each.effector == foot.ankle) {
            foot.ankleChain = chain;
        } else if (std::any_of(each.links.begin(), each.links.end(),
                       [&](const RigIkLink& link) { return link.bone == foot.ankle; })) {
            foot.toeChain = chain;
            toe = toe < 0 ? each.effector : toe;
        }
    }
    const glm::vec3 ankle = model.rig.bones[std::size_t(foot.ankle)].restPosition;
    // A foot is about as long as the ankle is high.
    glm::vec3 tip = ankle + glm::vec3(0.0f, 0.0f, -ankle.y);
    if (toe >= 0)
        tip = model.rig.bones[std::size_t(toe)].restPosition;
    const glm::vec3 back = (ankle - tip) * 0.3f;
    foot.toe = glm::vec3(tip.x, 0.0f, tip.z) - ankle;
    foot.heel = glm::vec3(back.x, -ankle.y, back.z);
    return foot;
}

FootPoints footPoints(const Foot& foot, std::span<const BoneTransform> pose)
{
    const BoneTransform& ankle = pose[std::size_t(foot.ankle)];
    return {ankle.translation + ankle.rotation * foot.heel,
        ankle.translation + ankle.rotation * foot.toe};
}

Result<std::vector<FootPath>> footPaths(const std::shared_ptr<const Model>& model,
    const Motion& motion, FrameSpan span, ProgressPart progress)
{
    if (span.last - span.first >= mostFramesAtOnce)
        return tl::unexpected(Error{
            .code = ErrorCode::TooManyFrames, .offset = 0, .field = {}, .value = mostFramesAtOnce});
    std::vector<FootPath> paths;
    for (const FootSide side : bothFeet)
        if (const auto foot = footOf(*model, side))
            paths.push_back(
                {*foot, span, std::vector<FootPoints>(std::size_t(span.last) - span.first + 1)});
    if (paths.empty())
        return paths;
    const auto makeJob = [&]() -> FrameJob {
        const auto evaluator = std::make_shared<PoseEvaluator>(model);
        evaluator->setMotion(motion);
        return [&paths, evaluator](std::uint32_t frame, std::size_t at) {
            const Pose& pose = evaluator->evaluate(frame);
            for (FootPath& path : paths)
                path.points[at] = footPoints(path.foot, pose.bones);
        };
    };
    if (const auto done = forEachFrame(span, makeJob, progress); !done)
        return tl::unexpected(done.error());
    return paths;
}

} // namespace mmd
