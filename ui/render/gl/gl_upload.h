// SPDX-License-Identifier: MIT
#pragma once

#include "ui/render/gl/gl_objects.h"

#include <cstddef>
#include <span>

namespace odori::render {

/// Replaces the contents of `buffer`, which stays bound.
template <class T>
void upload(const Buffer& buffer, GLenum target, std::span<const T> data, GLenum usage)
{
    glBindBuffer(target, buffer.name());
    glBufferData(target, static_cast<GLsizeiptr>(data.size_bytes()), data.data(), usage);
}

/// A buffer of data that does not change.
template <class T>
[[nodiscard]] Buffer uploaded(std::span<const T> data)
{
    Buffer buffer = Buffer::make();
    // Not as an index buffer, because that would change the bound vertex array.
    upload(buffer, GL_ARRAY_BUFFER, data, GL_STATIC_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    return buffer;
}

/// The size of a buffer's memory; 0 if the driver had none for it.
[[nodiscard]] std::size_t sizeOf(const Buffer& buffer);

/// Where the numbers of a vertex attribute are. Buffer 0: nowhere, so that the attribute is zero.
struct AttributeSource {
    GLuint buffer = 0;
    std::size_t stride = 0, offset = 0; ///< bytes
    bool operator==(const AttributeSource&) const = default;
};

/// Sets an attribute of `size` floats of the bound vertex array.
void setAttribute(GLuint index, GLint size, const AttributeSource& source);

/// A buffer that shaders read as an array of texels.
class TextureBuffer {
public:
    TextureBuffer() = default;
    explicit TextureBuffer(GLenum texelFormat);

    template <class T>
    void set(std::span<const T> data, GLenum usage)
    {
        upload(m_buffer, GL_TEXTURE_BUFFER, data, usage);
        glBindBuffer(GL_TEXTURE_BUFFER, 0);
    }
    void bind(GLuint unit) const;
    static void unbind(GLuint unit);
    [[nodiscard]] std::size_t size() const { return sizeOf(m_buffer); }

private:
    Buffer m_buffer;
    Texture m_texture;
};

} // namespace odori::render
