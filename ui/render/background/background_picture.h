// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/picture/image.h"
#include "ui/render/gl/gl_objects.h"

#include <glm/vec2.hpp>

namespace odori::render {

/// A picture behind everything, as large as it must be to fill the view; what is too long on two
/// sides is cut off. It does not move with the camera.
class BackgroundPicture {
public:
    /// Compiles the shader and uploads. SystemFailure if the driver rejects the shader.
    [[nodiscard]] static mmd::Result<BackgroundPicture> make(const mmd::Image& image);

    /// Shows another picture, of a video: pixel by pixel if it has the size of the view.
    void replace(const mmd::Image& image);

    /// Neither reads nor writes depth. Size in device pixels.
    void draw(int width, int height) const;

    /// The part of the picture that is shown, about its middle: 1 is all of it.
    [[nodiscard]] static glm::vec2 shownPart(const glm::vec2& picture, const glm::vec2& view);

private:
    Program m_program;
    GLint m_part = -1;
    VertexArray m_array; ///< without attributes
    Texture m_texture;
    glm::vec2 m_size{1.0f};
    bool m_isOfVideo = false;
};

} // namespace odori::render
