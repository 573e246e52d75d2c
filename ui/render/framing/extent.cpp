// SPDX-License-Identifier: MIT
#include "ui/render/framing/extent.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>

namespace odori {

Extent united(const Extent& a, const Extent& b)
{
    return {glm::min(a.lower, b.lower), glm::max(a.upper, b.upper)};
}

std::optional<Extent> extentOf(
    const mmd::Model& model, const mmd::Pose& pose, const std::vector<bool>& bones)
{
    std::optional<Extent> extent;
    for (const mmd::pmx::Vertex& vertex : model.data.vertices) {
        const auto heaviest = std::max_element(vertex.weights.begin(), vertex.weights.end());
        const std::int32_t index = vertex.bones[std::size_t(heaviest - vertex.weights.begin())];
        if (index < 0 || std::size_t(index) >= bones.size() || !bones[std::size_t(index)])
            continue;
        const mmd::BoneTransform& bone = pose.bones[std::size_t(index)];
        const glm::vec3 at =
            bone.translation +
            bone.rotation * (vertex.position - model.data.bones[std::size_t(index)].position);
        extent = extent ? united(*extent, {at, at}) : Extent{at, at};
    }
    return extent;
}

Extent extentOf(const mmd::Model& model, const mmd::Pose& pose)
{
    if (const auto extent = extentOf(model, pose, std::vector<bool>(pose.bones.size(), true)))
        return *extent;
    if (pose.bones.empty())
        return {glm::vec3(-5.0f, 0.0f, -5.0f), glm::vec3(5.0f, 20.0f, 5.0f)};
    Extent extent{pose.bones.front().translation, pose.bones.front().translation};
    for (const mmd::BoneTransform& bone : pose.bones)
        extent = united(extent, {bone.translation, bone.translation});
    return extent;
}

Extent extentOf(const std::shared_ptr<const mmd::Model>& model, const mmd::Motion& motion)
{
    mmd::PoseEvaluator evaluator(model);
    evaluator.setMotion(motion);
    const Extent first = extentOf(*model, evaluator.evaluate(0.0));
    constexpr int looks = 12;
    constexpr float mostTravel = 4.0f; // maximum as a factor of the model's own size
    Extent all = first;
    for (int look = 1; look <= looks; ++look) {
        const double frame = double(motion.lastFrame()) * look / looks;
        all = united(all, extentOf(*model, evaluator.evaluate(frame)));
    }
    const float own = glm::length(first.upper - first.lower);
    return glm::length(all.upper - all.lower) > mostTravel * own ? first : all;
}

} // namespace odori
