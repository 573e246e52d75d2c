// SPDX-License-Identifier: MIT
#include "ui/render/deform/cpu_deformer.h"

#include "ui/render/deform/morph_lists.h"

#include <utility>

namespace odori::render {

CpuDeformer::CpuDeformer(const mmd::Model& model)
    : m_model(model)
    , m_morphs(model)
    , m_skinning(model)
    , m_hasUvMorphs(hasUvMorphs(model.data))
{
}

void CpuDeformer::morph(const mmd::Pose& pose)
{
    if (!m_morphs.update(pose.morphWeights))
        return;
    m_isMorphed = true;
    m_areUvsOld = true;
}

bool CpuDeformer::takeMorphed()
{
    return std::exchange(m_isMorphed, false);
}

void CpuDeformer::run(const mmd::Pose& pose)
{
    morph(pose);
    if (m_skinned.name() == 0)
        m_skinned = Buffer::make();
    if (m_hasUvMorphs && m_areUvsOld)
        uploadUvs();
    skin(pose);
}

void CpuDeformer::uploadUvs()
{
    const auto replace = [](Buffer& buffer, const auto& data) {
        if (buffer.name() == 0)
            buffer = Buffer::make();
        upload(buffer, GL_ARRAY_BUFFER, data, GL_STREAM_DRAW);
    };
    replace(m_uvs, m_morphs.uvs());
    if (!m_morphs.additionalUvs().empty())
        replace(m_additionalUvs, m_morphs.additionalUvs());
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    m_areUvsOld = false;
}

/// Skins into the mapped buffer. Its old contents are orphaned, because the last picture may still
/// be drawn from them.
void CpuDeformer::skin(const mmd::Pose& pose)
{
    const std::size_t count = m_model.data.vertices.size();
    const auto bytes = static_cast<GLsizeiptr>(count * sizeof(SkinnedVertex));
    glBindBuffer(GL_ARRAY_BUFFER, m_skinned.name());
    glBufferData(GL_ARRAY_BUFFER, bytes, nullptr, GL_STREAM_DRAW);
    if (void* const memory = bytes > 0 ? glMapBufferRange(GL_ARRAY_BUFFER, 0, bytes,
                                             GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT)
                                       : nullptr) {
        m_skinning.run(pose, m_morphs.positions(), {static_cast<SkinnedVertex*>(memory), count});
        glUnmapBuffer(GL_ARRAY_BUFFER);
    }
    glBindBuffer(GL_ARRAY_BUFFER, 0);
}

DeformedVertices CpuDeformer::vertices() const
{
    return {.position = {m_skinned.name(), sizeof(SkinnedVertex), 0},
        .normal = {m_skinned.name(), sizeof(SkinnedVertex), sizeof(glm::vec3)},
        .uv = {m_uvs.name(), sizeof(glm::vec2), 0},
        .additionalUv = {
            m_additionalUvs.name(), m_model.data.additionalUvCount * sizeof(glm::vec4), 0}};
}

void CpuDeformer::release()
{
    for (Buffer* each : {&m_skinned, &m_uvs, &m_additionalUvs})
        each->reset();
    m_areUvsOld = true;
}

std::vector<SkinnedVertex> CpuDeformer::skinned(const mmd::Pose& pose)
{
    std::vector<SkinnedVertex> result(m_model.data.vertices.size());
    m_skinning.run(pose, m_morphs.positions(), result);
    return result;
}

} // namespace odori::render
