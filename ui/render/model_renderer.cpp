// SPDX-License-Identifier: MIT
#include "ui/render/model_renderer.h"

#include "libmmd/accessory/accessory_model.h"
#include "ui/render/edges/edge_scales.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

namespace odori::render {
namespace {

namespace flag = mmd::pmx::materialFlag;
using mmd::pmx::SphereMode;

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

ModelRenderer::Parts::Parts(TextureImages images)
    : textures(std::move(images))
{
}

ModelRenderer::ModelRenderer(std::shared_ptr<const mmd::Model> model, TextureImages textures)
    : m_model(std::move(model))
    , m_parts(madeParts(std::move(textures)))
    , m_deformation(*m_model, m_parts->deformation)
    , m_shadowBoxes(*m_model)
    , m_noShadow(mmd::noShadowMorph(*m_model))
{
    createBuffers();
}

ModelRenderer::ModelRenderer(const ModelRenderer& twin)
    : m_model(twin.m_model)
    , m_parts(twin.m_parts)
    , m_deformation(*m_model, m_parts->deformation)
    , m_shadowBoxes(*m_model)
    , m_noShadow(twin.m_noShadow)
{
    createBuffers();
}

std::shared_ptr<ModelRenderer::Parts> ModelRenderer::madeParts(TextureImages textures) const
{
    auto parts = std::make_shared<Parts>(std::move(textures));
    std::vector<glm::vec2> uvs;
    uvs.reserve(m_model->data.vertices.size());
    for (const mmd::pmx::Vertex& vertex : m_model->data.vertices)
        uvs.push_back(vertex.uv);
    parts->deformation.uvs = uploaded(std::span<const glm::vec2>(uvs));
    parts->deformation.additionalUvs =
        uploaded(std::span<const glm::vec4>(m_model->data.additionalUvs));
    const std::vector<float> edges = edgeScalesOf(m_model->data);
    parts->edges = uploaded(std::span<const float>(edges));
    createIndices(*parts);
    createMaterials(*parts);
    return parts;
}

void ModelRenderer::createIndices(Parts& parts) const
{
    const auto& data = m_model->data;
    if (data.vertices.size() > std::numeric_limits<std::uint16_t>::max()) {
        parts.indices = uploaded(std::span<const std::uint32_t>(data.indices));
        return;
    }
    std::vector<std::uint16_t> narrow;
    narrow.reserve(data.indices.size());
    for (const std::uint32_t index : data.indices)
        narrow.push_back(static_cast<std::uint16_t>(index));
    parts.indexType = GL_UNSIGNED_SHORT;
    parts.indices = uploaded(std::span<const std::uint16_t>(narrow));
}

void ModelRenderer::createMaterials(Parts& parts) const
{
    const auto& data = m_model->data;
    const std::size_t indexSize = parts.indexType == GL_UNSIGNED_SHORT ? 2 : 4;
    std::size_t first = 0;
    for (std::size_t at = 0; at < data.materials.size(); ++at) {
        Material material = materialOf(data.materials[at], at, parts.textures);
        // In a broken file, the materials may use more indices than the file has.
        const std::size_t count =
            std::min<std::size_t>(data.materials[at].indexCount, data.indices.size() - first);
        material.firstByte = first * indexSize;
        material.indexCount = static_cast<GLsizei>(count);
        first += count;
        parts.materials.push_back(material);
    }
}

/// The vertex array of this actor, which uses the shared buffers where it can.
void ModelRenderer::createBuffers()
{
    m_array = VertexArray::make();
    glBindVertexArray(m_array.name());
    setAttribute(4, 1, {m_parts->edges.name(), sizeof(float), 0});
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, m_parts->indices.name());
    glBindVertexArray(0);

    GLint alignment = 0;
    glGetIntegerv(GL_UNIFORM_BUFFER_OFFSET_ALIGNMENT, &alignment);
    const auto step = static_cast<std::size_t>(std::max(alignment, 16));
    m_blockStride = (sizeof(MaterialBlock) + step - 1) / step * step;
    m_blocks.resize(m_blockStride * m_parts->materials.size());
    m_blockBuffer = Buffer::make();
}

ModelRenderer::Morphed ModelRenderer::morphed(std::size_t material) const
{
    Morphed result;
    for (const mmd::pmx::Morph& morph : m_model->data.morphs)
        for (const mmd::pmx::MaterialOffset& offset : morph.material) {
            if (offset.material >= 0 && std::size_t(offset.material) != material)
                continue;
            result.any = true;
            const glm::vec4 unchanged(offset.operation == 0 ? 1.0f : 0.0f);
            result.tints = result.tints || offset.textureTint != unchanged ||
                           offset.sphereTint != unchanged || offset.toonTint != unchanged;
        }
    return result;
}

ModelRenderer::Material ModelRenderer::materialOf(
    const mmd::pmx::Material& from, std::size_t index, const ModelTextures& textures) const
{
    const Morphed morphs = morphed(index);
    Material material;
    material.texture = textures.texture(from.texture);
    material.sphere =
        from.sphereMode == SphereMode::None ? 0 : textures.texture(from.sphereTexture);
    material.toon = textures.toon(from);
    material.features = {.texture = material.texture != 0,
        .sphere = material.sphere != 0 ? from.sphereMode : SphereMode::None,
        .specular = morphs.any || (from.specular != glm::vec3(0.0f) && from.specularPower > 0.0f),
        .tints = morphs.tints,
        .alpha = morphs.any || from.diffuse.a < 1.0f || textures.hasAlpha(from.texture),
        .lambert = mmd::isAccessory(*m_model)};
    material.translucent = textures.isTranslucent(from.texture);
    material.doubleSided = (from.flags & flag::doubleSided) != 0;
    material.hasEdge = (from.flags & flag::edge) != 0;
    material.castsGroundShadow = (from.flags & flag::groundShadow) != 0;
    material.castsSelfShadow = (from.flags & flag::castsShadow) != 0;
    material.receivesSelfShadow = (from.flags & flag::receivesShadow) != 0;
    material.toonShade = textures.toonShade(from);
    return material;
}

void ModelRenderer::setVertices(const DeformedVertices& vertices)
{
    if (vertices == m_vertices)
        return;
    m_vertices = vertices;
    glBindVertexArray(m_array.name());
    setAttribute(0, 3, vertices.position);
    setAttribute(1, 3, vertices.normal);
    setAttribute(2, 2, vertices.uv);
    setAttribute(3, 2, vertices.additionalUv); // none: (0, 0)
    glBindVertexArray(0);
}

void ModelRenderer::update(
    const mmd::Pose& pose, const glm::vec3& lightColour, Deforming& deforming)
{
    m_hidesShadow = hidesShadow(pose);
    m_deformation.run(pose, deforming);
    setVertices(m_deformation.vertices());

    const std::size_t count = std::min(m_parts->materials.size(), pose.materials.size());
    for (std::size_t at = 0; at < count; ++at) {
        const MaterialBlock values =
            materialBlockOf(pose.materials[at], lightColour, m_parts->materials[at].toonShade);
        std::memcpy(m_blocks.data() + at * m_blockStride, &values, sizeof values);
    }
    upload(m_blockBuffer, GL_UNIFORM_BUFFER, std::span<const std::byte>(m_blocks), GL_STREAM_DRAW);
    glBindBuffer(GL_UNIFORM_BUFFER, 0);
}

bool ModelRenderer::hidesShadow(const mmd::Pose& pose) const
{
    return m_noShadow >= 0 && std::size_t(m_noShadow) < pose.morphWeights.size() &&
           pose.morphWeights[std::size_t(m_noShadow)] >= 0.5f;
}

const MaterialBlock& ModelRenderer::block(std::size_t material) const
{
    // The bytes were written as a MaterialBlock. Offsets are multiples of the graphics card's
    // alignment.
    return *reinterpret_cast<const MaterialBlock*>(m_blocks.data() + material * m_blockStride);
}

bool ModelRenderer::isSeen(std::size_t material) const
{
    return block(material).base.a > 0.0f && m_parts->materials[material].indexCount > 0;
}

void ModelRenderer::drawRange(const Material& material) const
{
    glDrawElements(GL_TRIANGLES, material.indexCount, m_parts->indexType,
        reinterpret_cast<const void*>(material.firstByte));
}

MaterialFeatures ModelRenderer::featuresOf(const Material& material, bool selfShadow)
{
    MaterialFeatures features = material.features;
    features.selfShadow = selfShadow && material.receivesSelfShadow;
    return features;
}

const ShadowBoxes& ModelRenderer::shadowBoxes(const mmd::Pose& pose)
{
    const ModelDeformation::Morphed shape = m_deformation.morphed(pose);
    if (shape.isNew)
        m_shadowBoxes.update(shape.positions);
    return m_shadowBoxes;
}

void ModelRenderer::prepare(ModelPrograms& programs, bool selfShadow)
{
    if (std::exchange(m_arePrepared[selfShadow ? 1 : 0], true))
        return;
    for (const Material& each : m_parts->materials) // a rejected one is drawn with a simpler shader
        static_cast<void>(programs.prepare(featuresOf(each, selfShadow)));
}

void ModelRenderer::drawShadowCasters(const ModelPrograms& programs) const
{
    if (m_hidesShadow)
        return;
    glBindVertexArray(m_array.name());
    glUseProgram(programs.shadowMap().name());
    for (std::size_t at = 0; at < m_parts->materials.size(); ++at) {
        const Material& material = m_parts->materials[at];
        if (!isSeen(at) || !material.castsSelfShadow)
            continue;
        setEnabled(GL_CULL_FACE, !material.doubleSided && block(at).base.a >= 1.0f);
        drawRange(material);
    }
    glDisable(GL_CULL_FACE);
    glBindVertexArray(0);
}

void ModelRenderer::markGroundShadow(const ModelPrograms& programs) const
{
    if (m_hidesShadow)
        return;
    glEnable(GL_STENCIL_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glStencilFunc(GL_ALWAYS, 1, 0xFF);
    glStencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    glBindVertexArray(m_array.name());
    glUseProgram(programs.shadowMask().name());
    for (std::size_t at = 0; at < m_parts->materials.size(); ++at)
        if (isSeen(at) && m_parts->materials[at].castsGroundShadow)
            drawRange(m_parts->materials[at]);
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

/// The back faces of a translucent material, slightly farther away than they are. Drawn before the
/// front faces they always show through; in the file's order some would be hidden, in stripes.
void ModelRenderer::drawBackFaces(const Material& material) const
{
    glEnable(GL_CULL_FACE);
    glCullFace(GL_FRONT);
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(1.0f, 1.0f);
    drawRange(material);
    glDisable(GL_POLYGON_OFFSET_FILL);
    glCullFace(GL_BACK);
}

void ModelRenderer::drawMaterials(const ModelPrograms& programs, const MaterialPass& pass) const
{
    glBindVertexArray(m_array.name());
    glEnable(GL_DEPTH_TEST);
    glBindSampler(2, m_parts->textures.toonSampler());
    for (std::size_t at = 0; at < m_parts->materials.size(); ++at) {
        if (!isSeen(at))
            continue;
        const Material& material = m_parts->materials[at];
        const MaterialBlock& values = block(at);
        glBindBufferRange(GL_UNIFORM_BUFFER, static_cast<GLuint>(Block::Material),
            m_blockBuffer.name(), static_cast<GLintptr>(at * m_blockStride), sizeof(MaterialBlock));
        setTexture(0, material.texture);
        setTexture(1, material.sphere);
        setTexture(2, material.toon);
        setEnabled(GL_BLEND, material.features.alpha);
        glUseProgram(programs.material(featuresOf(material, pass.selfShadow)).name());
        const bool isCulled = !material.doubleSided && values.base.a >= 1.0f;
        if (!isCulled && (material.translucent || values.base.a < 1.0f)) {
            drawBackFaces(material);
            setEnabled(GL_CULL_FACE, true);
        } else {
            setEnabled(GL_CULL_FACE, isCulled);
        }
        drawRange(material);
        if (!pass.edges || !material.hasEdge || !(values.edgeSize.x > 0.0f) ||
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
