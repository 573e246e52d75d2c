// SPDX-License-Identifier: MIT
#include "ui/render/backdrop.h"

#include "ui/render/shaders.h"

#include <glm/gtc/type_ptr.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace odori::render {
namespace {

struct ColourVertex {
    glm::vec3 position;
    glm::vec4 colour;
};

void attributes()
{
    glEnableVertexAttribArray(0);
    glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, sizeof(ColourVertex), nullptr);
    glEnableVertexAttribArray(5);
    glVertexAttribPointer(5, 4, GL_FLOAT, GL_FALSE, sizeof(ColourVertex),
        reinterpret_cast<const void*>(sizeof(glm::vec3)));
}

std::vector<ColourVertex> gridLines()
{
    constexpr float reach = 50.0f;
    const glm::vec4 faint(0.24f, 0.27f, 0.32f, 0.38f);
    std::vector<ColourVertex> lines;
    const auto add = [&](const glm::vec3& from, const glm::vec3& to, const glm::vec4& colour) {
        // Each line fades to transparent at its ends, so that the floor has no border.
        const glm::vec4 gone(glm::vec3(colour), 0.0f);
        const glm::vec3 middle = (from + to) * 0.5f;
        lines.push_back({from, gone});
        lines.push_back({middle, colour});
        lines.push_back({middle, colour});
        lines.push_back({to, gone});
    };
    for (int at = -10; at <= 10; ++at) {
        if (at == 0)
            continue;
        const float x = float(at) * 5.0f;
        const glm::vec4 colour = faint * glm::vec4(1, 1, 1, 1.0f - std::abs(x) / (reach * 1.05f));
        add({x, 0, -reach}, {x, 0, reach}, colour);
        add({-reach, 0, x}, {reach, 0, x}, colour);
    }
    add({-reach, 0, 0}, {reach, 0, 0}, {0.80f, 0.28f, 0.28f, 0.75f});
    add({0, 0, -reach}, {0, 0, reach}, {0.25f, 0.42f, 0.85f, 0.75f});
    return lines;
}

} // namespace

mmd::Result<Backdrop> Backdrop::make()
{
    auto program = makeProgram(shaders::colourVertex, shaders::colourFragment);
    if (!program)
        return tl::unexpected(program.error());
    Backdrop result;
    result.m_program = std::move(*program);
    result.m_viewProjection = glGetUniformLocation(result.m_program.name(), "viewProjection");
    const auto lines = gridLines();
    result.m_gridVertices = static_cast<GLsizei>(lines.size());
    result.m_gridArray = VertexArray::make();
    result.m_grid = Buffer::make();
    glBindVertexArray(result.m_gridArray.name());
    glBindBuffer(GL_ARRAY_BUFFER, result.m_grid.name());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(lines.size() * sizeof(ColourVertex)),
        lines.data(), GL_STATIC_DRAW);
    attributes();
    result.m_skyArray = VertexArray::make();
    result.m_sky = Buffer::make();
    glBindVertexArray(result.m_skyArray.name());
    glBindBuffer(GL_ARRAY_BUFFER, result.m_sky.name());
    attributes();
    glBindVertexArray(0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    return result;
}

void Backdrop::drawSky(const View& view, const DrawOptions& options)
{
    // Bands parallel to the horizon on the screen, long enough to fill it at any roll.
    const glm::vec3 up = glm::vec3(view.view[1]); // world up in view space
    const float tilt = std::hypot(up.x, up.y);
    const glm::vec2 along = tilt > 1e-4f ? glm::vec2(up.x, up.y) / tilt : glm::vec2(0, 1);
    const glm::vec2 across(along.y, -along.x);
    // At the horizon, directions have no height: in view space y / z = -up.z / tilt.
    const float most = 40.0f;
    const float slope = tilt > 1e-4f ? -up.z / tilt : (up.z > 0.0f ? -most : most);
    const float horizon = std::clamp(slope * view.projection[1][1], -most, most);
    const glm::vec3 above = options.background.value_or(options.backgroundTop);
    const glm::vec3 level = options.background.value_or(options.backgroundBottom);
    const glm::vec3 ground = options.background.value_or(level * 0.80f);
    const glm::vec3 nearGround = options.background.value_or(ground * 0.66f);
    struct Band {
        float height;
        glm::vec3 colour;
    };
    const std::array<Band, 6> bands{{{horizon - 100.0f, nearGround}, {horizon - 1.6f, nearGround},
        {horizon, ground}, {horizon, level}, {horizon + 1.8f, above}, {horizon + 100.0f, above}}};
    std::array<ColourVertex, 12> strip{};
    for (std::size_t at = 0; at < bands.size(); ++at) {
        for (int side = 0; side < 2; ++side) {
            const glm::vec2 position =
                along * bands[at].height + across * (side == 0 ? -100.0f : 100.0f);
            strip[at * 2 + std::size_t(side)] = {
                glm::vec3(position, 0.0f), glm::vec4(bands[at].colour, 1.0f)};
        }
    }
    const float aspect = view.projection[1][1] / view.projection[0][0];
    glm::mat4 toClip(1.0f);
    toClip[0][0] = 1.0f / aspect;
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_BLEND);
    glDisable(GL_CULL_FACE);
    glUseProgram(m_program.name());
    glUniformMatrix4fv(m_viewProjection, 1, GL_FALSE, glm::value_ptr(toClip));
    glBindVertexArray(m_skyArray.name());
    glBindBuffer(GL_ARRAY_BUFFER, m_sky.name());
    glBufferData(GL_ARRAY_BUFFER, sizeof strip, strip.data(), GL_STREAM_DRAW);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, static_cast<GLsizei>(strip.size()));
    glBindVertexArray(0);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    glEnable(GL_DEPTH_TEST);
}

void Backdrop::drawGrid(const glm::mat4& viewProjection)
{
    glEnable(GL_BLEND);
    glDepthMask(GL_FALSE);
    glUseProgram(m_program.name());
    glUniformMatrix4fv(m_viewProjection, 1, GL_FALSE, glm::value_ptr(viewProjection));
    glBindVertexArray(m_gridArray.name());
    glDrawArrays(GL_LINES, 0, m_gridVertices);
    glBindVertexArray(0);
    glDepthMask(GL_TRUE);
}

} // namespace odori::render
