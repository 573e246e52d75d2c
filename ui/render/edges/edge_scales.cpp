// SPDX-License-Identifier: MIT
#include "ui/render/edges/edge_scales.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace odori::render {
namespace {

/// The cosine between a face and the normal of its vertex below which they look against each other.
/// Smooth normals differ from their faces by less than a right angle.
constexpr float against = -0.3f;

} // namespace

std::vector<float> edgeScalesOf(const mmd::pmx::Model& model)
{
    std::vector<float> scales;
    scales.reserve(model.vertices.size());
    for (const mmd::pmx::Vertex& vertex : model.vertices)
        scales.push_back(std::max(vertex.edgeScale, 0.0f));
    for (std::size_t at = 0; at + 2 < model.indices.size(); at += 3) {
        const std::uint32_t* corners = &model.indices[at];
        const glm::vec3& first = model.vertices[corners[0]].position;
        // Faces are clockwise when seen from outside, in left-handed space.
        const glm::vec3 outwards = glm::cross(model.vertices[corners[1]].position - first,
            model.vertices[corners[2]].position - first);
        const float size = glm::length(outwards);
        for (std::size_t corner = 0; corner < 3; ++corner) {
            const glm::vec3& normal = model.vertices[corners[corner]].normal;
            if (glm::dot(outwards, normal) < against * size * glm::length(normal))
                scales[corners[corner]] = -std::abs(scales[corners[corner]]);
        }
    }
    return scales;
}

} // namespace odori::render
