// SPDX-License-Identifier: MIT
#include "ui/render/model_renderer.h"

#include "ui/render/shaders.h"

#include <glm/gtc/type_ptr.hpp>
#include <glm/mat3x3.hpp>

#include <algorithm>
#include <numeric>

namespace odori::render {
namespace {

namespace flag = mmd::pmx::materialFlag;

/// What a vertex keeps for good: additional coordinate and edge scale.
struct FixedVertex {
    glm::vec2 uv1;
    float edgeScale;
};

Texture makeTexture(const Image& image, bool repeats)
{
    Texture texture = Texture::make();
    glBindTexture(GL_TEXTURE_2D, texture.name());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, image.width, image.height, 0, GL_RGBA,
        GL_UNSIGNED_BYTE, image.rgba.data());
    const GLint wrap = repeats ? GL_REPEAT : GL_CLAMP_TO_EDGE;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wrap);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wrap);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(
        GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, repeats ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR);
    if (repeats)
        glGenerateMipmap(GL_TEXTURE_2D);
    return texture;
}

template <class T>
void upload(const Buffer& buffer, GLenum target, const std::vector<T>& data, GLenum usage)
{
    glBindBuffer(target, buffer.name());
    glBufferData(target, static_cast<GLsizeiptr>(data.size() * sizeof(T)), data.data(), usage);
}

void attribute(GLuint place, GLint size, std::size_t stride, std::size_t offset)
{
    glEnableVertexAttribArray(place);
    glVertexAttribPointer(place, size, GL_FLOAT, GL_FALSE, static_cast<GLsizei>(stride),
        reinterpret_cast<const void*>(offset));
}

void setTexture(GLenum unit, GLuint name)
{
    glActiveTexture(unit);
    glBindTexture(GL_TEXTURE_2D, name);
}

bool hasTints(const mmd::MaterialState& state)
{
    const glm::vec4 one(1.0f);
    const glm::vec4 zero(0.0f);
    return state.textureMultiply != one || state.textureAdd != zero ||
           state.sphereMultiply != one || state.sphereAdd != zero || state.toonMultiply != one ||
           state.toonAdd != zero;
}

} // namespace

mmd::Result<ModelPrograms> ModelPrograms::make()
{
    auto model = makeProgram(shaders::modelVertex, shaders::modelFragment);
    auto edge = makeProgram(shaders::edgeVertex, shaders::edgeFragment);
    auto shadow = makeProgram(shaders::shadowVertex, shaders::shadowFragment);
    for (const auto* each : {&model, &edge, &shadow})
        if (!*each)
            return tl::unexpected(each->error());
    ModelPrograms result;
    result.model = std::move(*model);
    result.edge = std::move(*edge);
    result.shadow = std::move(*shadow);
    const auto of = [](const Program& program, const char* name) {
        return glGetUniformLocation(program.name(), name);
    };
    const Program& m = result.model;
    result.at = {of(m, "viewProjection"), of(m, "viewRotation"), of(m, "sphereMode"),
        of(m, "baseColour"), of(m, "specular"), of(m, "specularPower"), of(m, "lightDirection"),
        of(m, "eye"), of(m, "hasTexture"), of(m, "hasTints"),
        {of(m, "textureMultiply"), of(m, "textureAdd"), of(m, "sphereMultiply"), of(m, "sphereAdd"),
            of(m, "toonMultiply"), of(m, "toonAdd")}};
    const Program& e = result.edge;
    result.edgeAt = {
        of(e, "viewProjection"), of(e, "viewRotation"), of(e, "pixel"), of(e, "edgeColour")};
    const Program& s = result.shadow;
    result.shadowAt = {of(s, "viewProjection"), of(s, "lightDirection"), of(s, "shadowColour")};
    glUseProgram(m.name());
    glUniform1i(of(m, "baseTexture"), 0);
    glUniform1i(of(m, "sphereTexture"), 1);
    glUniform1i(of(m, "toonTexture"), 2);
    glUseProgram(0);
    return result;
}

ModelRenderer::ModelRenderer(std::shared_ptr<const mmd::Model> model, const TextureImages& textures)
    : m_model(std::move(model))
    , m_morphs(*m_model)
    , m_skinning(*m_model)
    , m_vertices(m_model->data.vertices.size())
{
    std::size_t first = 0;
    for (const auto& material : m_model->data.materials) {
        m_firstIndex.push_back(first);
        first += material.indexCount;
    }
    m_materials.resize(m_model->data.materials.size());
    createBuffers();
    createTextures(textures);
}

void ModelRenderer::createBuffers()
{
    const auto& data = m_model->data;
    m_array = VertexArray::make();
    glBindVertexArray(m_array.name());
    m_skinned = Buffer::make();
    upload(m_skinned, GL_ARRAY_BUFFER, m_vertices, GL_STREAM_DRAW);
    attribute(0, 3, sizeof(SkinnedVertex), 0);
    attribute(1, 3, sizeof(SkinnedVertex), sizeof(glm::vec3));

    m_uvs = Buffer::make();
    glBindBuffer(GL_ARRAY_BUFFER, m_uvs.name());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(m_morphs.uvs().size_bytes()),
        m_morphs.uvs().data(), GL_DYNAMIC_DRAW);
    attribute(2, 2, sizeof(glm::vec2), 0);

    std::vector<FixedVertex> fixed;
    fixed.reserve(data.vertices.size());
    for (std::size_t at = 0; at < data.vertices.size(); ++at) {
        const glm::vec2 uv1 = data.additionalUvCount > 0
                                  ? glm::vec2(data.additionalUvs[at * data.additionalUvCount])
                                  : glm::vec2(0.0f);
        fixed.push_back({uv1, data.vertices[at].edgeScale});
    }
    m_fixed = Buffer::make();
    upload(m_fixed, GL_ARRAY_BUFFER, fixed, GL_STATIC_DRAW);
    attribute(3, 2, sizeof(FixedVertex), 0);
    attribute(4, 1, sizeof(FixedVertex), sizeof(glm::vec2));

    m_indices = Buffer::make();
    upload(m_indices, GL_ELEMENT_ARRAY_BUFFER, data.indices, GL_STATIC_DRAW);
    glBindVertexArray(0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
}

void ModelRenderer::createTextures(const TextureImages& textures)
{
    m_white = makeTexture({.width = 1, .height = 1, .rgba = {255, 255, 255, 255}}, false);
    for (const auto& image : textures.images)
        m_textures.push_back(image ? makeTexture(*image, true) : Texture());
    for (int toon = 0; toon < 10; ++toon)
        m_toons.push_back(makeTexture(sharedToon(toon), false));
    glBindTexture(GL_TEXTURE_2D, 0);
}

void ModelRenderer::update(const mmd::Pose& pose)
{
    std::copy(pose.materials.begin(), pose.materials.end(), m_materials.begin());
    if (m_morphs.update(pose.morphWeights)) {
        glBindBuffer(GL_ARRAY_BUFFER, m_uvs.name());
        glBufferSubData(GL_ARRAY_BUFFER, 0, static_cast<GLsizeiptr>(m_morphs.uvs().size_bytes()),
            m_morphs.uvs().data());
    }
    m_skinning.run(pose, m_morphs.positions(), m_vertices);
    upload(m_skinned, GL_ARRAY_BUFFER, m_vertices, GL_STREAM_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
}

GLuint ModelRenderer::textureOr(std::int32_t index, GLuint otherwise) const
{
    if (index < 0 || std::size_t(index) >= m_textures.size())
        return otherwise;
    const GLuint name = m_textures[std::size_t(index)].name();
    return name != 0 ? name : otherwise;
}

GLuint ModelRenderer::toonOf(const mmd::pmx::Material& material) const
{
    if (material.sharedToon)
        return m_toons[std::size_t(std::clamp(material.toon, 0, 9))].name();
    return textureOr(material.toon, m_white.name());
}

bool ModelRenderer::isSeen(std::size_t material) const
{
    return m_materials[material].diffuse.a > 0.0f &&
           m_model->data.materials[material].indexCount > 0;
}

void ModelRenderer::drawRange(std::size_t material) const
{
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(m_model->data.materials[material].indexCount),
        GL_UNSIGNED_INT,
        reinterpret_cast<const void*>(m_firstIndex[material] * sizeof(std::uint32_t)));
}

void ModelRenderer::drawShadow(
    const ModelPrograms& programs, const glm::mat4& viewProjection, const DrawOptions& options)
{
    if (!(options.lightDirection.y < -0.01f))
        return;
    glBindVertexArray(m_array.name());
    glUseProgram(programs.shadow.name());
    glUniformMatrix4fv(
        programs.shadowAt.viewProjection, 1, GL_FALSE, glm::value_ptr(viewProjection));
    glUniform3fv(programs.shadowAt.lightDirection, 1, glm::value_ptr(options.lightDirection));
    glUniform4f(programs.shadowAt.colour, 0.08f, 0.09f, 0.12f, 0.32f);
    // Each pixel darkens once, however many faces fall on it.
    glEnable(GL_STENCIL_TEST);
    glStencilFunc(GL_EQUAL, 0, 0xFF);
    glStencilOp(GL_KEEP, GL_KEEP, GL_INCR);
    glEnable(GL_BLEND);
    glDisable(GL_CULL_FACE);
    glDepthMask(GL_FALSE);
    for (std::size_t at = 0; at < m_materials.size(); ++at)
        if (isSeen(at) && (m_model->data.materials[at].flags & flag::groundShadow))
            drawRange(at);
    glDepthMask(GL_TRUE);
    glDisable(GL_STENCIL_TEST);
    glBindVertexArray(0);
}

void ModelRenderer::drawColour(
    const ModelPrograms& programs, std::size_t at, const DrawOptions& options)
{
    const mmd::pmx::Material& material = m_model->data.materials[at];
    const mmd::MaterialState& state = m_materials[at];
    const glm::vec3 lit = glm::clamp(glm::vec3(state.diffuse) * options.lightColour + state.ambient,
        glm::vec3(0.0f), glm::vec3(1.0f));
    glUniform4f(programs.at.baseColour, lit.r, lit.g, lit.b, std::min(state.diffuse.a, 1.0f));
    const glm::vec3 specular = state.specular * options.lightColour;
    glUniform3fv(programs.at.specular, 1, glm::value_ptr(specular));
    glUniform1f(
        programs.at.specularPower, specular == glm::vec3(0.0f) ? 0.0f : state.specularPower);
    const GLuint texture = textureOr(material.texture, 0);
    glUniform1i(programs.at.hasTexture, texture != 0);
    setTexture(GL_TEXTURE0, texture != 0 ? texture : m_white.name());
    const GLuint sphere = material.sphereMode == mmd::pmx::SphereMode::None
                              ? 0
                              : textureOr(material.sphereTexture, 0);
    glUniform1i(programs.at.sphereMode, sphere != 0 ? int(material.sphereMode) : 0);
    setTexture(GL_TEXTURE1, sphere != 0 ? sphere : m_white.name());
    setTexture(GL_TEXTURE2, toonOf(material));
    const bool tinted = hasTints(state);
    glUniform1i(programs.at.hasTints, tinted);
    if (tinted) {
        const glm::vec4* values[6] = {&state.textureMultiply, &state.textureAdd,
            &state.sphereMultiply, &state.sphereAdd, &state.toonMultiply, &state.toonAdd};
        for (int tint = 0; tint < 6; ++tint)
            glUniform4fv(programs.at.tints[tint], 1, glm::value_ptr(*values[tint]));
    }
    const bool bothSides = (material.flags & flag::doubleSided) || state.diffuse.a < 1.0f;
    bothSides ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
    drawRange(at);
}

void ModelRenderer::drawEdge(const ModelPrograms& programs, std::size_t at)
{
    glUniform4fv(programs.edgeAt.colour, 1, glm::value_ptr(m_materials[at].edgeColour));
    drawRange(at);
}

void ModelRenderer::drawMaterials(
    const ModelPrograms& programs, const View& view, const DrawOptions& options, int height)
{
    const glm::mat4 viewProjection = view.projection * view.view;
    const glm::mat3 rotation(view.view);
    const float aspect = view.projection[1][1] / view.projection[0][0];
    glBindVertexArray(m_array.name());
    glEnable(GL_BLEND);
    glEnable(GL_DEPTH_TEST);
    glUseProgram(programs.edge.name());
    glUniformMatrix4fv(programs.edgeAt.viewProjection, 1, GL_FALSE, glm::value_ptr(viewProjection));
    glUniformMatrix3fv(programs.edgeAt.viewRotation, 1, GL_FALSE, glm::value_ptr(rotation));
    glUseProgram(programs.model.name());
    glUniformMatrix4fv(programs.at.viewProjection, 1, GL_FALSE, glm::value_ptr(viewProjection));
    glUniformMatrix3fv(programs.at.viewRotation, 1, GL_FALSE, glm::value_ptr(rotation));
    const glm::vec3 light = glm::normalize(options.lightDirection);
    glUniform3fv(programs.at.lightDirection, 1, glm::value_ptr(light));
    glUniform3fv(programs.at.eye, 1, glm::value_ptr(view.eye));
    for (std::size_t at = 0; at < m_materials.size(); ++at) {
        if (!isSeen(at))
            continue;
        drawColour(programs, at, options);
        const auto& state = m_materials[at];
        const bool hasEdge = options.edges && (m_model->data.materials[at].flags & flag::edge) &&
                             state.edgeSize > 0.0f && state.edgeColour.a > 0.0f;
        if (!hasEdge)
            continue;
        // MMD draws an edge right after its material: what comes later lies over it.
        glUseProgram(programs.edge.name());
        const float line = state.edgeSize * options.pixelRatio * 2.0f / float(height);
        glUniform2f(programs.edgeAt.pixel, line / aspect, line);
        glEnable(GL_CULL_FACE);
        glCullFace(GL_FRONT);
        drawEdge(programs, at);
        glCullFace(GL_BACK);
        glUseProgram(programs.model.name());
    }
    glDisable(GL_CULL_FACE);
    glBindVertexArray(0);
    glUseProgram(0);
}

} // namespace odori::render
