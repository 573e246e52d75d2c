// SPDX-License-Identifier: MIT
#include "ui/render/shadow/shadow_boxes.h"

#include <glm/mat3x3.hpp>

#include <algorithm>

namespace odori::render {
namespace {

namespace flag = mmd::pmx::materialFlag;

std::vector<std::uint8_t> materialFlagsOfVertices(const mmd::pmx::Model& data)
{
    std::vector<std::uint8_t> flags(data.vertices.size());
    std::size_t first = 0;
    for (const mmd::pmx::Material& material : data.materials) {
        const std::size_t end =
            std::min<std::size_t>(first + material.indexCount, data.indices.size());
        for (std::size_t at = first; at < end; ++at)
            flags[data.indices[at]] |= material.flags;
        first = end;
    }
    return flags;
}

} // namespace

ShadowBoxes::ShadowBoxes(const mmd::Model& model)
    : m_model(model)
    , m_flags(materialFlagsOfVertices(model.data))
    , m_casting(model.data.bones.size() + 1)
    , m_receiving(model.data.bones.size() + 1)
{
}

void ShadowBoxes::update(std::span<const glm::vec3> positions)
{
    std::fill(m_casting.begin(), m_casting.end(), Box());
    std::fill(m_receiving.begin(), m_receiving.end(), Box());
    for (std::size_t at = 0; at < positions.size(); ++at) {
        if ((m_flags[at] & (flag::castsShadow | flag::receivesShadow)) == 0)
            continue;
        const mmd::pmx::Vertex& vertex = m_model.data.vertices[at];
        for (std::size_t which = 0; which < vertex.bones.size(); ++which) {
            if (vertex.weights[which] == 0.0f)
                continue;
            const std::int32_t index = vertex.bones[which];
            const std::size_t bone = index < 0 ? m_casting.size() - 1 : std::size_t(index);
            if ((m_flags[at] & flag::castsShadow) != 0)
                m_casting[bone].add(positions[at]);
            if ((m_flags[at] & flag::receivesShadow) != 0)
                m_receiving[bone].add(positions[at]);
        }
    }
}

void ShadowBoxes::add(const mmd::Pose& pose, const std::vector<Box>& boxes, Box& box) const
{
    box.add(boxes.back());
    const std::size_t count = std::min(pose.bones.size(), boxes.size() - 1);
    for (std::size_t bone = 0; bone < count; ++bone) {
        const Box& rest = boxes[bone];
        if (rest.isEmpty())
            continue;
        const glm::mat3 turn = glm::mat3_cast(pose.bones[bone].rotation);
        const glm::vec3 middle =
            pose.bones[bone].translation +
            turn * ((rest.lower + rest.upper) * 0.5f - m_model.rig.bones[bone].restPosition);
        const glm::vec3 half = (rest.upper - rest.lower) * 0.5f;
        const glm::vec3 reach =
            glm::abs(turn[0]) * half.x + glm::abs(turn[1]) * half.y + glm::abs(turn[2]) * half.z;
        box.add({middle - reach, middle + reach});
    }
}

} // namespace odori::render
