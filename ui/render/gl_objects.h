// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <epoxy/gl.h>

#include <string>
#include <utility>

namespace odori::render {

/// Owner of one OpenGL name; the context it was made in must be current when it goes.
template <class Traits>
class GlObject {
public:
    GlObject() = default;
    ~GlObject() { reset(); }
    GlObject(GlObject&& other) noexcept
        : m_name(std::exchange(other.m_name, 0))
    {
    }
    GlObject& operator=(GlObject&& other) noexcept
    {
        if (this != &other) {
            reset();
            m_name = std::exchange(other.m_name, 0);
        }
        return *this;
    }
    [[nodiscard]] static GlObject make()
    {
        GlObject object;
        object.m_name = Traits::make();
        return object;
    }
    [[nodiscard]] GLuint name() const { return m_name; }
    void reset()
    {
        if (m_name != 0)
            Traits::destroy(std::exchange(m_name, 0));
    }

private:
    GLuint m_name = 0;
};

struct BufferTraits {
    static GLuint make()
    {
        GLuint name = 0;
        glGenBuffers(1, &name);
        return name;
    }
    static void destroy(GLuint name) { glDeleteBuffers(1, &name); }
};
struct VertexArrayTraits {
    static GLuint make()
    {
        GLuint name = 0;
        glGenVertexArrays(1, &name);
        return name;
    }
    static void destroy(GLuint name) { glDeleteVertexArrays(1, &name); }
};
struct TextureTraits {
    static GLuint make()
    {
        GLuint name = 0;
        glGenTextures(1, &name);
        return name;
    }
    static void destroy(GLuint name) { glDeleteTextures(1, &name); }
};
struct ProgramTraits {
    static GLuint make() { return glCreateProgram(); }
    static void destroy(GLuint name) { glDeleteProgram(name); }
};

using Buffer = GlObject<BufferTraits>;
using VertexArray = GlObject<VertexArrayTraits>;
using Texture = GlObject<TextureTraits>;
using Program = GlObject<ProgramTraits>;

/// Compiles and links; SystemFailure with the driver's words.
[[nodiscard]] mmd::Result<Program> makeProgram(const char* vertex, const char* fragment);

} // namespace odori::render
