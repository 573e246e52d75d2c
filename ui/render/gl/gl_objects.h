// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <epoxy/gl.h>

#include <span>
#include <string_view>
#include <utility>

namespace odori::render {

/// Owns one OpenGL object; its context must be current when it is destroyed.
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
struct FramebufferTraits {
    static GLuint make()
    {
        GLuint name = 0;
        glGenFramebuffers(1, &name);
        return name;
    }
    static void destroy(GLuint name) { glDeleteFramebuffers(1, &name); }
};
struct RenderbufferTraits {
    static GLuint make()
    {
        GLuint name = 0;
        glGenRenderbuffers(1, &name);
        return name;
    }
    static void destroy(GLuint name) { glDeleteRenderbuffers(1, &name); }
};
struct SamplerTraits {
    static GLuint make()
    {
        GLuint name = 0;
        glGenSamplers(1, &name);
        return name;
    }
    static void destroy(GLuint name) { glDeleteSamplers(1, &name); }
};
struct ProgramTraits {
    static GLuint make() { return glCreateProgram(); }
    static void destroy(GLuint name) { glDeleteProgram(name); }
};

using Buffer = GlObject<BufferTraits>;
using VertexArray = GlObject<VertexArrayTraits>;
using Texture = GlObject<TextureTraits>;
using Framebuffer = GlObject<FramebufferTraits>;
using Renderbuffer = GlObject<RenderbufferTraits>;
using Sampler = GlObject<SamplerTraits>;
using Program = GlObject<ProgramTraits>;

/// Compiles and links; SystemFailure with the driver's message. `defines` (whole lines) are
/// inserted before both shaders. Uniform blocks Frame and Material get their binding points; the
/// samplers baseTexture, sphereTexture, toonTexture and shadowMap use units 0 to 3. A program
/// without a fragment shader is for transform feedback of `feedback`, interleaved.
[[nodiscard]] mmd::Result<Program> makeProgram(std::string_view vertex, std::string_view fragment,
    std::string_view defines = {}, std::span<const char* const> feedback = {});

} // namespace odori::render
