// SPDX-License-Identifier: MIT
#include "ui/render/model_renderer.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace odori::render {
namespace {

namespace flag = mmd::pmx::materialFlag;
using mmd::pmx::SphereMode;

template <class T>
void upload(const Buffer& buffer, GLenum target, std::span<const T> data, GLenum usage)
{
    glBindBuffer(target, buffer.name());
    glBufferData(target, static_cast<GLsizeiptr>(data.size_bytes()), data.data(), usage);
}

void attribute(GLuint index, GLint size, std::size_t stride, std::size_t offset)
{
    glEnableVertexAttribArray(index);
    glVertexAttribPointer(index, size, GL_FLOAT, GL_FALSE, static_cast<GLsizei>(stride),
        reinterpret_cast<const void*>(offset));
}

void setTexture(GLuint unit, GLuint name)
{
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(GL_TEXTURE_2D, name);
}

void setEnabled(GLenum what, bool isOn)
{
    isOn ? glEnable(what) : glDisable(what);
}

} // namespace

ModelRenderer::ModelRenderer(
    std::shared_ptr<const mmd::Model> model, TextureImages textures, ModelPrograms& programs)
    : m_model(std::move(model))
    , m_textures(std::move(textures))
    , m_morphs(*m_model)
    , m_skinning(*m_model)
    , m_vertices(m_model->data.vertices.size())
{
    const auto& morphs = m_model->data.morphs;
    m_hasUvMorphs = std::any_of(morphs.begin(), morphs.end(),
        [](const mmd::pmx::Morph& morph) { return !morph.uv.empty(); });
    createBuffers();
    createIndices();
    createMaterials();
    for (Material& each : m_materials)
        if (!programs.prepare(each.features))
            each.features = {}; // draw the material with the simplest shader
}

void ModelRenderer::createBuffers()
{
    const auto& data = m_model->data;
    m_array = VertexArray::make();
    glBindVertexArray(m_array.name());
    m_skinned = Buffer::make();
    upload(m_skinned, GL_ARRAY_BUFFER, std::span<const SkinnedVertex>(m_vertices), GL_STREAM_DRAW);
    attribute(0, 3, sizeof(SkinnedVertex), 0);
    attribute(1, 3, sizeof(SkinnedVertex), sizeof(glm::vec3));

    m_uvs = Buffer::make();
    upload(m_uvs, GL_ARRAY_BUFFER, m_morphs.uvs(), m_hasUvMorphs ? GL_STREAM_DRAW : GL_STATIC_DRAW);
    attribute(2, 2, sizeof(glm::vec2), 0);

    m_additionalUvs = Buffer::make();
    if (data.additionalUvCount > 0) { // otherwise the attribute stays (0, 0)
        upload(m_additionalUvs, GL_ARRAY_BUFFER, m_morphs.additionalUvs(),
            m_hasUvMorphs ? GL_STREAM_DRAW : GL_STATIC_DRAW);
        attribute(3, 2, data.additionalUvCount * sizeof(glm::vec4), 0);
    }

    std::vector<float> edges;
    edges.reserve(data.vertices.size());
    for (const mmd::pmx::Vertex& vertex : data.vertices)
        edges.push_back(vertex.edgeScale);
    m_edges = Buffer::make();
    upload(m_edges, GL_ARRAY_BUFFER, std::span<const float>(edges), GL_STATIC_DRAW);
    attribute(4, 1, sizeof(float), 0);
    glBindVertexArray(0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
}

void ModelRenderer::createIndices()
{
    const auto& data = m_model->data;
    m_indices = Buffer::make();
    glBindVertexArray(m_array.name());
    if (data.vertices.size() <= std::numeric_limits<std::uint16_t>::max()) {
        std::vector<std::uint16_t> narrow;
        narrow.reserve(data.indices.size());
        for (const std::uint32_t index : data.indices)
            narrow.push_back(static_cast<std::uint16_t>(index));
        m_indexType = GL_UNSIGNED_SHORT;
        upload(m_indices, GL_ELEMENT_ARRAY_BUFFER, std::span<const std::uint16_t>(narrow),
            GL_STATIC_DRAW);
    } else {
        upload(m_indices, GL_ELEMENT_ARRAY_BUFFER, std::span<const std::uint32_t>(data.indices),
            GL_STATIC_DRAW);
    }
    glBindVertexArray(0);
}

void ModelRenderer::createMaterials()
{
    const auto& data = m_model->data;
    const std::size_t indexSize = m_indexType == GL_UNSIGNED_SHORT ? 2 : 4;
    std::size_t first = 0;
    for (std::size_t at = 0; at < data.materials.size(); ++at) {
        Material material = materialOf(data.materials[at], at);
        // In a broken file, the materials may use more indices than the file has.
        const std::size_t count =
            std::min<std::size_t>(data.materials[at].indexCount, data.indices.size() - first);
        material.firstByte = first * indexSize;
        material.indexCount = static_cast<GLsizei>(count);
        first += count;
        m_materials.push_back(material);
    }
    GLint alignment = 0;
    glGetIntegerv(GL_UNIFORM_BUFFER_OFFSET_ALIGNMENT, &alignment);
    const auto step = static_cast<std::size_t>(std::max(alignment, 16));
    m_blockStride = (sizeof(MaterialBlock) + step - 1) / step * step;
    m_blocks.resize(m_blockStride * m_materials.size());
    m_blockBuffer = Buffer::make();
}

bool ModelRenderer::isMorphed(std::size_t material) const
{
    const auto& morphs = m_model->data.morphs;
    return std::any_of(morphs.begin(), morphs.end(), [&](const mmd::pmx::Morph& morph) {
        return std::any_of(morph.material.begin(), morph.material.end(), [&](const auto& offset) {
            return offset.material < 0 || std::size_t(offset.material) == material;
        });
    });
}

ModelRenderer::Material ModelRenderer::materialOf(
    const mmd::pmx::Material& from, std::size_t index) const
{
    const bool morphed = isMorphed(index);
    Material material;
    material.texture = m_textures.texture(from.texture);
    material.sphere =
        from.sphereMode == SphereMode::None ? 0 : m_textures.texture(from.sphereTexture);
    material.toon = m_textures.toon(from);
    material.features = {.texture = material.texture != 0,
        .sphere = material.sphere != 0 ? from.sphereMode : SphereMode::None,
        .specular = morphed || (from.specular != glm::vec3(0.0f) && from.specularPower > 0.0f),
        .tints = morphed,
        .alpha = morphed || from.diffuse.a < 1.0f || m_textures.hasAlpha(from.texture)};
    material.doubleSided = (from.flags & flag::doubleSided) != 0;
    material.hasEdge = (from.flags & flag::edge) != 0;
    material.castsShadow = (from.flags & flag::groundShadow) != 0;
    return material;
}

void ModelRenderer::update(const mmd::Pose& pose, const glm::vec3& lightColour)
{
    if (m_morphs.update(pose.morphWeights) && m_hasUvMorphs) {
        upload(m_uvs, GL_ARRAY_BUFFER, m_morphs.uvs(), GL_STREAM_DRAW);
        if (!m_morphs.additionalUvs().empty())
            upload(m_additionalUvs, GL_ARRAY_BUFFER, m_morphs.additionalUvs(), GL_STREAM_DRAW);
    }
    m_skinning.run(pose, m_morphs.positions(), m_vertices);
    upload(m_skinned, GL_ARRAY_BUFFER, std::span<const SkinnedVertex>(m_vertices), GL_STREAM_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, 0);

    const std::size_t count = std::min(m_materials.size(), pose.materials.size());
    for (std::size_t at = 0; at < count; ++at) {
        const MaterialBlock values = materialBlockOf(pose.materials[at], lightColour);
        std::memcpy(m_blocks.data() + at * m_blockStride, &values, sizeof values);
    }
    upload(m_blockBuffer, GL_UNIFORM_BUFFER, std::span<const std::byte>(m_blocks), GL_STREAM_DRAW);
    glBindBuffer(GL_UNIFORM_BUFFER, 0);
}

const MaterialBlock& ModelRenderer::block(std::size_t material) const
{
    // The bytes were written as a MaterialBlock. Offsets are multiples of the graphics card's
    // alignment.
    return *reinterpret_cast<const MaterialBlock*>(m_blocks.data() + material * m_blockStride);
}

bool ModelRenderer::isSeen(std::size_t material) const
{
    return block(material).base.a > 0.0f && m_materials[material].indexCount > 0;
}

void ModelRenderer::drawRange(const Material& material) const
{
    glDrawElements(GL_TRIANGLES, material.indexCount, m_indexType,
        reinterpret_cast<const void*>(material.firstByte));
}

void ModelRenderer::markGroundShadow(const ModelPrograms& programs) const
{
    glEnable(GL_STENCIL_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glStencilFunc(GL_ALWAYS, 1, 0xFF);
    glStencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    glBindVertexArray(m_array.name());
    glUseProgram(programs.shadowMask().name());
    for (std::size_t at = 0; at < m_materials.size(); ++at)
        if (isSeen(at) && m_materials[at].castsShadow)
            drawRange(m_materials[at]);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glDisable(GL_STENCIL_TEST);
    glEnable(GL_DEPTH_TEST);
    glBindVertexArray(0);
}

void ModelRenderer::fillGroundShadow(const ModelPrograms& programs) const
{
    glEnable(GL_STENCIL_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glBindVertexArray(m_array.name());
    glStencilFunc(GL_EQUAL, 1, 0xFF);
    glStencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
    glEnable(GL_BLEND);
    glUseProgram(programs.shadowFill().name());
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glDisable(GL_STENCIL_TEST);
    glEnable(GL_DEPTH_TEST);
    glBindVertexArray(0);
}

void ModelRenderer::drawMaterials(const ModelPrograms& programs, bool edges) const
{
    glBindVertexArray(m_array.name());
    glEnable(GL_DEPTH_TEST);
    glBindSampler(2, m_textures.toonSampler());
    for (std::size_t at = 0; at < m_materials.size(); ++at) {
        if (!isSeen(at))
            continue;
        const Material& material = m_materials[at];
        const MaterialBlock& values = block(at);
        glBindBufferRange(GL_UNIFORM_BUFFER, static_cast<GLuint>(Block::Material),
            m_blockBuffer.name(), static_cast<GLintptr>(at * m_blockStride), sizeof(MaterialBlock));
        setTexture(0, material.texture);
        setTexture(1, material.sphere);
        setTexture(2, material.toon);
        setEnabled(GL_BLEND, material.features.alpha);
        setEnabled(GL_CULL_FACE, !material.doubleSided && values.base.a >= 1.0f);
        glUseProgram(programs.material(material.features).name());
        drawRange(material);
        if (!edges || !material.hasEdge || !(values.edgeSize.x > 0.0f) ||
            !(values.edgeColour.a > 0.0f))
            continue;
        setEnabled(GL_BLEND, values.edgeColour.a < 1.0f);
        glEnable(GL_CULL_FACE);
        glCullFace(GL_FRONT);
        glUseProgram(programs.edge().name());
        drawRange(material);
        glCullFace(GL_BACK);
    }
    glBindSampler(2, 0);
    glDisable(GL_CULL_FACE);
    glBindVertexArray(0);
    glBindBufferBase(GL_UNIFORM_BUFFER, static_cast<GLuint>(Block::Material), 0);
}

} // namespace odori::render
