// SPDX-License-Identifier: MIT
#include "ui/render/gl/gl_upload.h"

namespace odori::render {

std::size_t sizeOf(const Buffer& buffer)
{
    GLint64 size = 0;
    glBindBuffer(GL_COPY_READ_BUFFER, buffer.name());
    glGetBufferParameteri64v(GL_COPY_READ_BUFFER, GL_BUFFER_SIZE, &size);
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    return static_cast<std::size_t>(size);
}

void setAttribute(GLuint index, GLint size, const AttributeSource& source)
{
    if (source.buffer == 0)
        return glDisableVertexAttribArray(index);
    glBindBuffer(GL_ARRAY_BUFFER, source.buffer);
    glEnableVertexAttribArray(index);
    glVertexAttribPointer(index, size, GL_FLOAT, GL_FALSE, static_cast<GLsizei>(source.stride),
        reinterpret_cast<const void*>(source.offset));
    glBindBuffer(GL_ARRAY_BUFFER, 0);
}

TextureBuffer::TextureBuffer(GLenum texelFormat)
    : m_buffer(Buffer::make())
    , m_texture(Texture::make())
{
    glBindBuffer(GL_TEXTURE_BUFFER, m_buffer.name()); // makes the buffer
    glBindBuffer(GL_TEXTURE_BUFFER, 0);
    glBindTexture(GL_TEXTURE_BUFFER, m_texture.name());
    glTexBuffer(GL_TEXTURE_BUFFER, texelFormat, m_buffer.name());
    glBindTexture(GL_TEXTURE_BUFFER, 0);
}

void TextureBuffer::bind(GLuint unit) const
{
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(GL_TEXTURE_BUFFER, m_texture.name());
}

void TextureBuffer::unbind(GLuint unit)
{
    glActiveTexture(GL_TEXTURE0 + unit);
    glBindTexture(GL_TEXTURE_BUFFER, 0);
}

} // namespace odori::render
