// SPDX-License-Identifier: MIT
#include "ui/render/gl/gl_objects.h"

#include "ui/render/frame_block.h"

#include <array>
#include <string>

namespace odori::render {
namespace {

mmd::Error failure(std::string what)
{
    return {
        .code = mmd::ErrorCode::SystemFailure, .offset = 0, .field = std::move(what), .value = 0};
}

/// Compiles a shader and attaches it to the program, which then owns it.
mmd::Result<void> attach(
    const Program& program, GLenum type, std::string_view defines, std::string_view source)
{
    const std::string head = "#version 330 core\n" + std::string(defines);
    const std::array<const GLchar*, 2> texts{head.data(), source.data()};
    const std::array<GLint, 2> sizes{
        static_cast<GLint>(head.size()), static_cast<GLint>(source.size())};
    const GLuint shader = glCreateShader(type);
    glShaderSource(shader, texts.size(), texts.data(), sizes.data());
    glCompileShader(shader);
    glAttachShader(program.name(), shader);
    glDeleteShader(shader);
    GLint ok = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &ok);
    if (ok)
        return {};
    char log[1024] = {};
    glGetShaderInfoLog(shader, sizeof log, nullptr, log);
    return tl::unexpected(failure(std::string("shader: ") + log));
}

/// Sets the binding points, because GLSL 3.30 has no syntax for them.
void bindInterface(const Program& program)
{
    const auto bindBlock = [&](const char* name, Block block) {
        const GLuint index = glGetUniformBlockIndex(program.name(), name);
        if (index != GL_INVALID_INDEX)
            glUniformBlockBinding(program.name(), index, static_cast<GLuint>(block));
    };
    bindBlock("Frame", Block::Frame);
    bindBlock("Material", Block::Material);
    glUseProgram(program.name());
    GLint unit = 0;
    for (const char* sampler : {"baseTexture", "sphereTexture", "toonTexture", "shadowMap"})
        glUniform1i(glGetUniformLocation(program.name(), sampler), unit++);
    glUseProgram(0);
}

} // namespace

mmd::Result<Program> makeProgram(std::string_view vertex, std::string_view fragment,
    std::string_view defines, std::span<const char* const> feedback)
{
    Program program = Program::make();
    if (const auto done = attach(program, GL_VERTEX_SHADER, defines, vertex); !done)
        return tl::unexpected(done.error());
    if (!fragment.empty())
        if (const auto done = attach(program, GL_FRAGMENT_SHADER, defines, fragment); !done)
            return tl::unexpected(done.error());
    if (!feedback.empty())
        glTransformFeedbackVaryings(program.name(), static_cast<GLsizei>(feedback.size()),
            feedback.data(), GL_INTERLEAVED_ATTRIBS);
    glLinkProgram(program.name());
    GLint ok = 0;
    glGetProgramiv(program.name(), GL_LINK_STATUS, &ok);
    if (ok) {
        bindInterface(program);
        return program;
    }
    char log[1024] = {};
    glGetProgramInfoLog(program.name(), sizeof log, nullptr, log);
    return tl::unexpected(failure(std::string("shader program: ") + log));
}

} // namespace odori::render
