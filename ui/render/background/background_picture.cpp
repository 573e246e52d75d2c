// SPDX-License-Identifier: MIT
#include "ui/render/background/background_picture.h"

#include <algorithm>

namespace odori::render {
namespace {

const char* const vertexShader = R"(
uniform vec2 part;
out vec2 vUv;
void main()
{
    // One triangle that covers the view.
    vec2 place = vec2(float((gl_VertexID & 1) * 4 - 1), float((gl_VertexID & 2) * 2 - 1));
    vUv = 0.5 + place * part * vec2(0.5, -0.5);
    gl_Position = vec4(place, 0.0, 1.0);
}
)";

const char* const fragmentShader = R"(
in vec2 vUv;
uniform sampler2D baseTexture;
out vec4 colour;
void main() { colour = texture(baseTexture, vUv); }
)";

Texture uploadedTexture(const mmd::Image& image)
{
    Texture texture = Texture::make();
    glBindTexture(GL_TEXTURE_2D, texture.name());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, image.width, image.height, 0, GL_RGBA,
        GL_UNSIGNED_BYTE, image.rgba.data());
    glGenerateMipmap(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glBindTexture(GL_TEXTURE_2D, 0);
    return texture;
}

} // namespace

mmd::Result<BackgroundPicture> BackgroundPicture::make(const mmd::Image& image)
{
    auto program = makeProgram(vertexShader, fragmentShader);
    if (!program)
        return tl::unexpected(program.error());
    BackgroundPicture result;
    result.m_program = std::move(*program);
    result.m_part = glGetUniformLocation(result.m_program.name(), "part");
    result.m_array = VertexArray::make();
    GLint largest = 0;
    glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
    mmd::Image smaller;
    const mmd::Image* fitting = &image;
    while (std::max(fitting->width, fitting->height) > largest) {
        smaller = mmd::halved(*fitting);
        fitting = &smaller;
    }
    result.m_texture = uploadedTexture(*fitting);
    result.m_size = glm::vec2(float(image.width), float(image.height));
    return result;
}

void BackgroundPicture::replace(const mmd::Image& image)
{
    glBindTexture(GL_TEXTURE_2D, m_texture.name());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, image.width, image.height, 0, GL_RGBA,
        GL_UNSIGNED_BYTE, image.rgba.data());
    glBindTexture(GL_TEXTURE_2D, 0);
    m_isOfVideo = true;
    m_size = glm::vec2(float(image.width), float(image.height));
}

glm::vec2 BackgroundPicture::shownPart(const glm::vec2& picture, const glm::vec2& view)
{
    const float wider = (view.x / view.y) / (picture.x / picture.y);
    return wider > 1.0f ? glm::vec2(1.0f, 1.0f / wider) : glm::vec2(wider, 1.0f);
}

void BackgroundPicture::draw(int width, int height) const
{
    const glm::vec2 view{float(width), float(height)};
    const glm::vec2 part = shownPart(m_size, view);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glEnable(GL_BLEND);
    glUseProgram(m_program.name());
    glUniform2f(m_part, part.x, part.y);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, m_texture.name());
    if (m_isOfVideo) { // no mipmaps: they take time
        // Where a pixel has many samples, these share one texel.
        const GLint filter = m_size == view ? GL_NEAREST : GL_LINEAR;
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    }
    glBindVertexArray(m_array.name());
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
    glEnable(GL_DEPTH_TEST);
}

} // namespace odori::render
