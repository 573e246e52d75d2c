// SPDX-License-Identifier: MIT
#include "ui/render/shadow/shadow_map.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace odori::render {

int ShadowMap::sideFor(int width, int height)
{
    const double mean = std::sqrt(double(std::max(width, 1)) * double(std::max(height, 1)));
    return std::clamp(static_cast<int>(std::bit_ceil(static_cast<unsigned>(mean))), 512, 4096);
}

bool ShadowMap::make(int side)
{
    m_side = 0;
    m_depth = Texture::make();
    m_framebuffer = Framebuffer::make();
    glBindTexture(GL_TEXTURE_2D, m_depth.name());
    // A whole scene in 65,536 steps: one is less than a hundredth of the shadow's own tolerance.
    glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT16, side, side, 0, GL_DEPTH_COMPONENT,
        GL_UNSIGNED_SHORT, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    // Nothing beyond the border casts a shadow.
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_BORDER);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_BORDER);
    constexpr std::array<GLfloat, 4> farthest{1.0f, 1.0f, 1.0f, 1.0f};
    glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, farthest.data());
    glBindTexture(GL_TEXTURE_2D, 0);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, m_framebuffer.name());
    glFramebufferTexture2D(
        GL_DRAW_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, m_depth.name(), 0);
    constexpr GLenum none = GL_NONE;
    glDrawBuffers(1, &none);
    if (glCheckFramebufferStatus(GL_DRAW_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE)
        return false;
    m_side = side;
    return true;
}

bool ShadowMap::bind(int side)
{
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &m_previous);
    if (side != m_side && !make(side)) {
        unbind();
        return false;
    }
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, m_framebuffer.name());
    glViewport(0, 0, side, side);
    glClear(GL_DEPTH_BUFFER_BIT);
    return true;
}

void ShadowMap::unbind() const
{
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, static_cast<GLuint>(m_previous));
}

} // namespace odori::render
