// SPDX-License-Identifier: MIT
#include "ui/render/deform/gpu_deformer.h"

#include <glm/mat3x3.hpp>

#include <algorithm>

namespace odori::render {

GpuDeformer::GpuDeformer(const mmd::Model& model, const RestMesh& mesh)
    : m_model(model)
    , m_mesh(mesh)
    , m_boneTexels((model.data.bones.size() + 1) * 2, glm::vec4(0.0f))
    , m_bones(GL_RGBA32F)
    , m_weights(GL_R32F)
    , m_deformed(Buffer::make())
{
    for (std::size_t at = 0; at < m_boneTexels.size(); at += 2)
        m_boneTexels[at].w = 1.0f; // no rotation
    glBindBuffer(GL_ARRAY_BUFFER, m_deformed.name());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(bytes()), nullptr, GL_DYNAMIC_COPY);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
}

std::size_t GpuDeformer::bytes() const
{
    return std::size_t(m_mesh.vertexCount()) * m_mesh.deformedFloats() * sizeof(float);
}

bool GpuDeformer::isComplete() const
{
    return sizeOf(m_deformed) == bytes();
}

void GpuDeformer::upload(const mmd::Pose& pose)
{
    const std::size_t count = std::min(pose.bones.size(), m_model.rig.bones.size());
    for (std::size_t bone = 0; bone < count; ++bone) {
        const auto& [translation, q] = pose.bones[bone];
        m_boneTexels[2 * bone] = glm::vec4(q.x, q.y, q.z, q.w);
        m_boneTexels[2 * bone + 1] =
            glm::vec4(translation - glm::mat3_cast(q) * m_model.rig.bones[bone].restPosition, 0.0f);
    }
    m_bones.set(std::span<const glm::vec4>(m_boneTexels), GL_STREAM_DRAW);
    if (!pose.morphWeights.empty())
        m_weights.set(std::span<const float>(pose.morphWeights), GL_STREAM_DRAW);
}

void GpuDeformer::run(const mmd::Pose& pose, const Program& program)
{
    upload(pose);
    if (m_mesh.vertexCount() == 0)
        return;
    m_mesh.bind();
    m_bones.bind(static_cast<GLuint>(DeformUnit::Bones));
    m_weights.bind(static_cast<GLuint>(DeformUnit::MorphWeights));
    glUseProgram(program.name());
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, m_deformed.name());
    glEnable(GL_RASTERIZER_DISCARD);
    glBeginTransformFeedback(GL_POINTS);
    glDrawArrays(GL_POINTS, 0, m_mesh.vertexCount());
    glEndTransformFeedback();
    glDisable(GL_RASTERIZER_DISCARD);
    glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, 0);
    glUseProgram(0);
    for (GLuint unit = static_cast<GLuint>(DeformUnit::Count); unit-- > 0;)
        TextureBuffer::unbind(unit); // ends with unit 0, which is the active one elsewhere
    glBindVertexArray(0);
}

DeformedVertices GpuDeformer::vertices() const
{
    const GLuint buffer = m_deformed.name();
    const std::size_t stride = m_mesh.deformedFloats() * sizeof(float);
    const std::size_t uv = 2 * sizeof(glm::vec3);
    DeformedVertices result;
    result.position = {buffer, stride, 0};
    result.normal = {buffer, stride, sizeof(glm::vec3)};
    if (m_mesh.features().uvs)
        result.uv = {buffer, stride, uv};
    if (m_mesh.features().uvs && m_mesh.features().additionalUvs > 0)
        result.additionalUv = {buffer, stride, uv + sizeof(glm::vec2)};
    return result;
}

std::vector<float> GpuDeformer::read() const
{
    std::vector<float> floats(bytes() / sizeof(float));
    glBindBuffer(GL_COPY_READ_BUFFER, m_deformed.name());
    glGetBufferSubData(GL_COPY_READ_BUFFER, 0, static_cast<GLsizeiptr>(bytes()), floats.data());
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    return floats;
}

} // namespace odori::render
