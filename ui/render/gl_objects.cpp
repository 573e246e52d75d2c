// SPDX-License-Identifier: MIT
#include "ui/render/gl_objects.h"

namespace odori::render {
namespace {

mmd::Error failure(std::string what)
{
    return {
        .code = mmd::ErrorCode::SystemFailure, .offset = 0, .field = std::move(what), .value = 0};
}

mmd::Result<GLuint> compile(GLenum type, const char* source)
{
    const GLuint shader = glCreateShader(type);
    glShaderSource(shader, 1, &source, nullptr);
    glCompileShader(shader);
    GLint ok = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &ok);
    if (ok)
        return shader;
    char log[1024] = {};
    glGetShaderInfoLog(shader, sizeof log, nullptr, log);
    glDeleteShader(shader);
    return tl::unexpected(failure(std::string("shader: ") + log));
}

} // namespace

mmd::Result<Program> makeProgram(const char* vertex, const char* fragment)
{
    const auto first = compile(GL_VERTEX_SHADER, vertex);
    if (!first)
        return tl::unexpected(first.error());
    const auto second = compile(GL_FRAGMENT_SHADER, fragment);
    if (!second) {
        glDeleteShader(*first);
        return tl::unexpected(second.error());
    }
    Program program = Program::make();
    glAttachShader(program.name(), *first);
    glAttachShader(program.name(), *second);
    glLinkProgram(program.name());
    glDeleteShader(*first);
    glDeleteShader(*second);
    GLint ok = 0;
    glGetProgramiv(program.name(), GL_LINK_STATUS, &ok);
    if (ok)
        return program;
    char log[1024] = {};
    glGetProgramInfoLog(program.name(), sizeof log, nullptr, log);
    return tl::unexpected(failure(std::string("shader program: ") + log));
}

} // namespace odori::render
