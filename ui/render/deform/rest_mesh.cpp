// SPDX-License-Identifier: MIT
#include "ui/render/deform/rest_mesh.h"

#include "ui/render/deform/morph_lists.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace odori::render {
namespace {

using mmd::pmx::Deform;

struct RestVertex {
    glm::vec3 position, normal;
    std::array<GLint, 4> bones;
    std::array<float, 4> weights; ///< 0: the bone is not used
    GLint form;                   ///< DeformForm
    MorphLists::Vertex morphs;
};

/// The rules of Skinning: which bones count, and how.
void setBones(const mmd::pmx::Model& data, const mmd::pmx::Vertex& from, RestVertex& to)
{
    const auto restBone = static_cast<GLint>(data.bones.size());
    for (std::size_t at = 0; at < 4; ++at)
        to.bones[at] = from.bones[at] < 0 ? restBone : from.bones[at];
    to.weights = from.weights;
    if (from.deform == Deform::Qdef) {
        to.form = GLint(DeformForm::DualQuaternions);
        for (std::size_t at = 0; at < 4; ++at)
            if (from.bones[at] < 0)
                to.weights[at] = 0.0f;
        return;
    }
    if (from.deform == Deform::Sdef && from.sdef >= 0 && from.bones[0] >= 0 && from.bones[1] >= 0) {
        to.form = from.sdef;
        return;
    }
    to.form = GLint(DeformForm::Linear);
    if (from.deform == Deform::Bdef1 || from.weights[0] == 1.0f)
        to.weights = {1.0f, 0.0f, 0.0f, 0.0f};
    else if (from.deform != Deform::Bdef4)
        to.weights[2] = to.weights[3] = 0.0f;
}

std::vector<RestVertex> restVertices(const mmd::pmx::Model& data, const MorphLists& morphs)
{
    std::vector<RestVertex> vertices(data.vertices.size());
    for (std::size_t at = 0; at < vertices.size(); ++at) {
        vertices[at].position = data.vertices[at].position;
        vertices[at].normal = data.vertices[at].normal;
        vertices[at].morphs = morphs.vertices[at];
        setBones(data, data.vertices[at], vertices[at]);
    }
    return vertices;
}

/// Three texels for each: C, and what each of the two bones moves. The weights do not change, so
/// neither do these middles.
std::vector<glm::vec4> sdefTexels(const mmd::pmx::Model& data)
{
    std::vector<glm::vec4> texels(data.sdef.size() * 3);
    for (const mmd::pmx::Vertex& vertex : data.vertices) {
        if (vertex.deform != Deform::Sdef || vertex.sdef < 0)
            continue;
        const auto& [c, r0, r1] = data.sdef[std::size_t(vertex.sdef)];
        const glm::vec3 r = r0 * vertex.weights[0] + r1 * vertex.weights[1];
        glm::vec4* const to = &texels[std::size_t(vertex.sdef) * 3];
        to[0] = glm::vec4(c, 0.0f);
        to[1] = glm::vec4((c + (c + r0 - r)) * 0.5f, 0.0f);
        to[2] = glm::vec4((c + (c + r1 - r)) * 0.5f, 0.0f);
    }
    return texels;
}

/// Whether a texture buffer can have so many texels.
bool fits(std::size_t texels)
{
    GLint most = 0;
    glGetIntegerv(GL_MAX_TEXTURE_BUFFER_SIZE, &most);
    return texels <= std::size_t(std::max(most, 0));
}

GLuint indexOf(DeformAttribute attribute)
{
    return static_cast<GLuint>(attribute);
}

void setIntegers(DeformAttribute attribute, GLint size, GLenum type, std::size_t offset)
{
    glEnableVertexAttribArray(indexOf(attribute));
    glVertexAttribIPointer(
        indexOf(attribute), size, type, sizeof(RestVertex), reinterpret_cast<const void*>(offset));
}

} // namespace

std::unique_ptr<RestMesh> RestMesh::make(
    const mmd::Model& model, const Buffer& uvs, const Buffer& additionalUvs)
{
    // Bones and morph weights are in texture buffers, too.
    if (!fits((model.data.bones.size() + 1) * 2) || !fits(model.data.morphs.size()))
        return nullptr;
    std::unique_ptr<RestMesh> mesh(new RestMesh(model, uvs, additionalUvs));
    return mesh->m_isComplete ? std::move(mesh) : nullptr;
}

RestMesh::RestMesh(const mmd::Model& model, const Buffer& uvs, const Buffer& additionalUvs)
    : m_vertexCount(static_cast<GLsizei>(model.data.vertices.size()))
    , m_features{.uvs = hasUvMorphs(model.data), .additionalUvs = model.data.additionalUvCount}
    , m_vertices(Buffer::make())
    , m_array(VertexArray::make())
    , m_sdef(GL_RGBA32F)
    , m_morphOffsets(GL_RGBA32F)
    , m_uvOffsets(GL_RGBA32F)
{
    const MorphLists morphs = morphListsOf(model.data);
    const std::vector<RestVertex> vertices = restVertices(model.data, morphs);
    const std::span<const RestVertex> bytes(vertices);
    upload(m_vertices, GL_ARRAY_BUFFER, bytes, GL_STATIC_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    m_isComplete = sizeOf(m_vertices) == bytes.size_bytes();
    const auto set = [this](TextureBuffer& buffer, std::vector<glm::vec4> texels) {
        texels.resize(std::max<std::size_t>(texels.size(), 1)); // an empty buffer has no texture
        const std::span<const glm::vec4> data(texels);
        m_isComplete = m_isComplete && fits(data.size());
        if (!m_isComplete)
            return;
        buffer.set(data, GL_STATIC_DRAW);
        m_isComplete = buffer.size() == data.size_bytes();
    };
    set(m_sdef, sdefTexels(model.data));
    set(m_morphOffsets, morphs.offsets);
    set(m_uvOffsets, morphs.uvOffsets);
    createArray(uvs, additionalUvs);
}

void RestMesh::createArray(const Buffer& uvs, const Buffer& additionalUvs)
{
    glBindVertexArray(m_array.name());
    const auto floats = [this](DeformAttribute attribute, GLint size, std::size_t offset) {
        setAttribute(indexOf(attribute), size, {m_vertices.name(), sizeof(RestVertex), offset});
    };
    floats(DeformAttribute::Position, 3, offsetof(RestVertex, position));
    floats(DeformAttribute::Normal, 3, offsetof(RestVertex, normal));
    floats(DeformAttribute::Weights, 4, offsetof(RestVertex, weights));
    glBindBuffer(GL_ARRAY_BUFFER, m_vertices.name());
    setIntegers(DeformAttribute::Bones, 4, GL_INT, offsetof(RestVertex, bones));
    setIntegers(DeformAttribute::Form, 1, GL_INT, offsetof(RestVertex, form));
    setIntegers(DeformAttribute::Morphs, 4, GL_UNSIGNED_INT, offsetof(RestVertex, morphs));
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    if (m_features.uvs) {
        setAttribute(indexOf(DeformAttribute::Uv), 2, {uvs.name(), sizeof(glm::vec2), 0});
        const auto count = static_cast<GLuint>(m_features.additionalUvs);
        for (GLuint at = 0; at < count; ++at)
            setAttribute(indexOf(DeformAttribute::More) + at, 4,
                {additionalUvs.name(), count * sizeof(glm::vec4), at * sizeof(glm::vec4)});
    }
    glBindVertexArray(0);
}

std::size_t RestMesh::deformedFloats() const
{
    return 6 + (m_features.uvs ? 2 + 4 * std::size_t(m_features.additionalUvs) : 0);
}

void RestMesh::bind() const
{
    glBindVertexArray(m_array.name());
    m_sdef.bind(static_cast<GLuint>(DeformUnit::Sdef));
    m_morphOffsets.bind(static_cast<GLuint>(DeformUnit::MorphOffsets));
    m_uvOffsets.bind(static_cast<GLuint>(DeformUnit::UvOffsets));
}

} // namespace odori::render
