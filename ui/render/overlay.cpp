// SPDX-License-Identifier: MIT
#include "ui/render/overlay.h"

#include "ui/render/shaders.h"

#include <cstddef>

namespace odori::render {
namespace {

enum Kind { Circle = 0, Square = 1, Line = 2 };
constexpr float markRadius = 6.5f; ///< logical pixels
constexpr float nearestDepth = 0.01f;

} // namespace

mmd::Result<Overlay> Overlay::make()
{
    auto program = makeProgram(shaders::overlayVertex, shaders::overlayFragment);
    if (!program)
        return tl::unexpected(program.error());
    Overlay result;
    result.m_program = std::move(*program);
    result.m_size = glGetUniformLocation(result.m_program.name(), "size");
    result.m_pixelRatio = glGetUniformLocation(result.m_program.name(), "pixelRatio");
    result.m_array = VertexArray::make();
    result.m_buffer = Buffer::make();
    glBindVertexArray(result.m_array.name());
    glBindBuffer(GL_ARRAY_BUFFER, result.m_buffer.name());
    const auto attribute = [](GLuint index, GLint size, std::size_t offset) {
        glEnableVertexAttribArray(index);
        glVertexAttribPointer(
            index, size, GL_FLOAT, GL_FALSE, sizeof(Vertex), reinterpret_cast<const void*>(offset));
    };
    attribute(0, 2, offsetof(Vertex, position));
    attribute(1, 2, offsetof(Vertex, local));
    attribute(2, 2, offsetof(Vertex, shape));
    attribute(3, 1, offsetof(Vertex, hollow));
    attribute(5, 4, offsetof(Vertex, colour));
    glBindVertexArray(0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    return result;
}

void Overlay::addQuad(const Vertex (&corners)[4])
{
    for (const int at : {0, 1, 2, 2, 1, 3})
        m_vertices.push_back(corners[at]);
}

void Overlay::addLine(
    const OverlayLine& line, const View& view, const glm::vec2& size, float pixelRatio)
{
    // Clips the line at the camera before projecting it: one end may be behind the camera.
    const glm::mat4 viewProjection = view.projection * view.view;
    glm::vec4 from = viewProjection * glm::vec4(line.from, 1.0f);
    glm::vec4 to = viewProjection * glm::vec4(line.to, 1.0f);
    if (from.w < nearestDepth && to.w < nearestDepth)
        return;
    if (from.w < nearestDepth)
        from = glm::mix(from, to, (nearestDepth - from.w) / (to.w - from.w));
    if (to.w < nearestDepth)
        to = glm::mix(to, from, (nearestDepth - to.w) / (from.w - to.w));
    const auto pixel = [&](const glm::vec4& clip) {
        return glm::vec2(
            (clip.x / clip.w * 0.5f + 0.5f) * size.x, (0.5f - clip.y / clip.w * 0.5f) * size.y);
    };
    const glm::vec2 a = pixel(from);
    const glm::vec2 b = pixel(to);
    const float length = glm::length(b - a);
    if (!(length > 0.01f))
        return;
    const glm::vec2 along = (b - a) / length;
    const glm::vec2 across(-along.y, along.x);
    const float reach = line.width * pixelRatio * 0.5f;
    const float wide = reach + 1.0f;
    Vertex corners[4];
    for (int at = 0; at < 4; ++at) {
        const float side = at % 2 == 0 ? -wide : wide;
        corners[at] = {.position = (at < 2 ? a : b) + across * side,
            .local = {side, 0.0f},
            .shape = {Line, reach},
            .hollow = 0.0f,
            .colour = line.colour};
    }
    addQuad(corners);
}

void Overlay::addMark(const BoneMark& mark, const glm::vec2& at, float pixelRatio)
{
    const bool isSquare = mark.shape == BoneMark::Shape::Square;
    const float reach = markRadius * mark.scale * pixelRatio * (isSquare ? 0.88f : 1.0f);
    const float wide = reach + 1.5f;
    Vertex corners[4];
    for (int corner = 0; corner < 4; ++corner) {
        const glm::vec2 local(corner % 2 == 0 ? -wide : wide, corner < 2 ? -wide : wide);
        corners[corner] = {.position = at + local,
            .local = local,
            .shape = {isSquare ? Square : Circle, reach},
            .hollow = mark.hollow ? 1.0f : 0.0f,
            .colour = mark.colour};
    }
    addQuad(corners);
}

void Overlay::draw(const mmd::Pose& pose, const View& view, const std::vector<BoneMark>& marks,
    const std::vector<OverlayLine>& lines, const Surface& surface)
{
    const glm::vec2 size(surface.width, surface.height);
    const float pixelRatio = surface.pixelRatio;
    m_vertices.clear();
    for (const OverlayLine& line : lines)
        addLine(line, view, size, pixelRatio);
    for (const BoneMark& mark : marks) {
        if (mark.bone < 0 || std::size_t(mark.bone) >= pose.bones.size())
            continue;
        if (const auto at = projected(view, pose.bones[std::size_t(mark.bone)].translation, size))
            addMark(mark, *at, pixelRatio);
    }
    if (m_vertices.empty())
        return;
    glDisable(GL_DEPTH_TEST);
    glEnable(GL_BLEND);
    glUseProgram(m_program.name());
    glUniform2f(m_size, size.x, size.y);
    glUniform1f(m_pixelRatio, pixelRatio);
    glBindVertexArray(m_array.name());
    glBindBuffer(GL_ARRAY_BUFFER, m_buffer.name());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(m_vertices.size() * sizeof(Vertex)),
        m_vertices.data(), GL_STREAM_DRAW);
    glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(m_vertices.size()));
    glBindVertexArray(0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    glUseProgram(0);
    glEnable(GL_DEPTH_TEST);
}

} // namespace odori::render
