// SPDX-License-Identifier: MIT
#include "ui/viewport/extent.h"

#include <glm/common.hpp>

#include <algorithm>
#include <limits>

namespace odori {

Extent extentOf(const mmd::Model& model, const mmd::Pose& pose)
{
    constexpr float far = std::numeric_limits<float>::max();
    Extent extent{glm::vec3(far), glm::vec3(-far)};
    const auto add = [&](const glm::vec3& point) {
        extent.lower = glm::min(extent.lower, point);
        extent.upper = glm::max(extent.upper, point);
    };
    for (const mmd::pmx::Vertex& vertex : model.data.vertices) {
        const auto heaviest = std::max_element(vertex.weights.begin(), vertex.weights.end());
        const std::int32_t index = vertex.bones[std::size_t(heaviest - vertex.weights.begin())];
        if (index < 0 || std::size_t(index) >= pose.bones.size())
            continue;
        const mmd::BoneTransform& bone = pose.bones[std::size_t(index)];
        add(bone.translation +
            bone.rotation * (vertex.position - model.data.bones[std::size_t(index)].position));
    }
    if (extent.lower.x > extent.upper.x)
        for (const mmd::BoneTransform& bone : pose.bones)
            add(bone.translation);
    if (extent.lower.x > extent.upper.x)
        return {glm::vec3(-5.0f, 0.0f, -5.0f), glm::vec3(5.0f, 20.0f, 5.0f)};
    return extent;
}

} // namespace odori
