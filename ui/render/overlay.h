// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/gl/gl_objects.h"
#include "ui/render/scene_renderer.h"

#include <vector>

namespace odori::render {

/// Marks and lines of constant size over the picture.
class Overlay {
public:
    [[nodiscard]] static mmd::Result<Overlay> make();

    void draw(const mmd::Pose& pose, const View& view, const std::vector<BoneMark>& marks,
        const std::vector<OverlayLine>& lines, const Surface& surface);

private:
    struct Vertex {
        glm::vec2 position, local, shape;
        float hollow;
        glm::vec4 colour;
    };
    void addLine(
        const OverlayLine& line, const View& view, const glm::vec2& size, float pixelRatio);
    void addMark(const BoneMark& mark, const glm::vec2& at, float pixelRatio);
    void addQuad(const Vertex (&corners)[4]);

    Program m_program;
    GLint m_size = -1, m_pixelRatio = -1;
    VertexArray m_array;
    Buffer m_buffer;
    std::vector<Vertex> m_vertices; ///< reused, so that after the first frames nothing is allocated
};

} // namespace odori::render
