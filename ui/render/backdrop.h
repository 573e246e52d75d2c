// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/gl/gl_objects.h"
#include "ui/render/scene_renderer.h"

namespace odori::render {

/// Sky, floor and grid behind the models.
class Backdrop {
public:
    [[nodiscard]] static mmd::Result<Backdrop> make();

    /// Fills the picture; neither reads nor writes depth.
    void drawSky(const View& view, const DrawOptions& options);
    /// Draws MMD's grid on the ground: a line every 5 units up to 50, and the axes.
    void drawGrid(const glm::mat4& viewProjection);

private:
    Program m_program;
    GLint m_viewProjection = -1;
    VertexArray m_skyArray, m_gridArray;
    Buffer m_sky, m_grid;
    GLsizei m_gridVertices = 0;
};

} // namespace odori::render
