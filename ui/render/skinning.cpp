// SPDX-License-Identifier: MIT
#include "ui/render/skinning.h"

#include <glm/gtc/quaternion.hpp>

#include <algorithm>

namespace odori::render {
namespace {

using mmd::pmx::Deform;
using mmd::pmx::Vertex;

/// Interpolates unit quaternions along the shorter path.
glm::quat mixed(const glm::quat& a, glm::quat b, float t)
{
    if (glm::dot(a, b) < 0.0f)
        b = -b;
    return glm::slerp(a, b, t);
}

} // namespace

Skinning::Skinning(const mmd::Model& model)
    : m_model(model)
    , m_bones(model.data.bones.size() + 1)
{
}

void Skinning::run(
    const mmd::Pose& pose, std::span<const glm::vec3> positions, std::span<SkinnedVertex> out)
{
    for (std::size_t bone = 0; bone < pose.bones.size(); ++bone) {
        m_bones[bone].rotation = glm::mat3_cast(pose.bones[bone].rotation);
        m_bones[bone].offset = pose.bones[bone].translation -
                               m_bones[bone].rotation * m_model.rig.bones[bone].restPosition;
    }
    for (std::size_t at = 0; at < out.size(); ++at) {
        switch (m_model.data.vertices[at].deform) {
        case Deform::Sdef:
            skinSdef(at, positions[at], pose, out[at]);
            break;
        case Deform::Qdef:
            skinQdef(at, positions[at], pose, out[at]);
            break;
        default:
            skinLinear(at, positions[at], out[at]);
        }
    }
}

void Skinning::skinLinear(std::size_t index, const glm::vec3& position, SkinnedVertex& out) const
{
    const Vertex& vertex = m_model.data.vertices[index];
    const auto bone = [&](std::size_t at) -> const Bone& {
        const std::int32_t which = vertex.bones[at];
        return which < 0 ? m_bones.back() : m_bones[std::size_t(which)];
    };
    const Bone& first = bone(0);
    if (vertex.deform == Deform::Bdef1 || vertex.weights[0] == 1.0f) {
        out.position = first.rotation * position + first.offset;
        out.normal = first.rotation * vertex.normal;
        return;
    }
    const std::size_t count = vertex.deform == Deform::Bdef4 ? 4 : 2;
    glm::vec3 moved(0.0f);
    glm::vec3 turned(0.0f);
    float left = 1.0f;
    for (std::size_t at = 0; at < count; ++at) {
        const float weight = vertex.weights[at];
        if (weight == 0.0f)
            continue;
        const Bone& each = bone(at);
        left -= weight;
        moved += (each.rotation * position + each.offset) * weight;
        turned += (each.rotation * vertex.normal) * weight;
    }
    // Missing bones count as bones at rest; otherwise the vertex would move towards the origin.
    out.position = moved + position * left;
    out.normal = turned + vertex.normal * left;
}

void Skinning::skinSdef(
    std::size_t index, const glm::vec3& position, const mmd::Pose& pose, SkinnedVertex& out) const
{
    const Vertex& vertex = m_model.data.vertices[index];
    if (vertex.sdef < 0 || vertex.bones[0] < 0 || vertex.bones[1] < 0) {
        skinLinear(index, position, out);
        return;
    }
    const auto& sdef = m_model.data.sdef[std::size_t(vertex.sdef)];
    const auto b0 = std::size_t(vertex.bones[0]);
    const auto b1 = std::size_t(vertex.bones[1]);
    const float w0 = vertex.weights[0];
    const float w1 = vertex.weights[1];
    const glm::vec3 r = sdef.r0 * w0 + sdef.r1 * w1;
    const glm::vec3 a0 = (sdef.c + (sdef.c + sdef.r0 - r)) * 0.5f;
    const glm::vec3 a1 = (sdef.c + (sdef.c + sdef.r1 - r)) * 0.5f;
    const glm::mat3 q = glm::mat3_cast(mixed(pose.bones[b0].rotation, pose.bones[b1].rotation, w1));
    out.position = q * (position - sdef.c) + (m_bones[b0].rotation * a0 + m_bones[b0].offset) * w0 +
                   (m_bones[b1].rotation * a1 + m_bones[b1].offset) * w1;
    out.normal = q * vertex.normal;
}

void Skinning::skinQdef(
    std::size_t index, const glm::vec3& position, const mmd::Pose& pose, SkinnedVertex& out) const
{
    const Vertex& vertex = m_model.data.vertices[index];
    glm::quat real(0, 0, 0, 0);
    glm::quat dual(0, 0, 0, 0);
    glm::quat sign(1, 0, 0, 0);
    bool isFirst = true;
    for (std::size_t at = 0; at < 4; ++at) {
        if (vertex.bones[at] < 0 || vertex.weights[at] == 0.0f)
            continue;
        const auto bone = std::size_t(vertex.bones[at]);
        glm::quat q = pose.bones[bone].rotation;
        if (isFirst)
            sign = q;
        isFirst = false;
        if (glm::dot(q, sign) < 0.0f)
            q = -q;
        const glm::vec3& t = m_bones[bone].offset;
        const glm::quat half = glm::quat(0.0f, t.x, t.y, t.z) * q * 0.5f;
        real = real + q * vertex.weights[at];
        dual = dual + half * vertex.weights[at];
    }
    const float length = glm::length(real);
    if (!(length > 1e-6f)) {
        out = {position, vertex.normal};
        return;
    }
    real = real * (1.0f / length);
    dual = dual * (1.0f / length);
    const glm::quat move = dual * glm::conjugate(real) * 2.0f;
    const glm::mat3 turn = glm::mat3_cast(real);
    out.position = turn * position + glm::vec3(move.x, move.y, move.z);
    out.normal = turn * vertex.normal;
}

} // namespace odori::render
