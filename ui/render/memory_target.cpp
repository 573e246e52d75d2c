// SPDX-License-Identifier: MIT
#include "ui/render/memory_target.h"

#include "ui/render/gl/gl_objects.h"

#include <algorithm>

namespace odori::render {

struct MemoryTarget::Private {
    int width = 0, height = 0;
    Framebuffer framebuffer;
    Texture colour;
    Renderbuffer depth;
};

namespace {

// The format of pixels in main memory: the driver copies without converting.
constexpr GLenum pixelOrder = GL_BGRA, pixelType = GL_UNSIGNED_INT_8_8_8_8_REV;

} // namespace

MemoryTarget::MemoryTarget()
    : d(std::make_unique<Private>())
{
}

MemoryTarget::~MemoryTarget() = default;

bool MemoryTarget::bind(int width, int height)
{
    if (width == d->width && height == d->height) {
        glBindFramebuffer(GL_FRAMEBUFFER, d->framebuffer.name());
        return true;
    }
    d->width = d->height = 0;
    d->framebuffer = Framebuffer::make();
    d->colour = Texture::make();
    d->depth = Renderbuffer::make();
    glBindFramebuffer(GL_FRAMEBUFFER, d->framebuffer.name());
    glBindTexture(GL_TEXTURE_2D, d->colour.name());
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, pixelOrder, pixelType, nullptr);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 0);
    glBindTexture(GL_TEXTURE_2D, 0);
    glFramebufferTexture2D(
        GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, d->colour.name(), 0);
    glBindRenderbuffer(GL_RENDERBUFFER, d->depth.name());
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH24_STENCIL8, width, height);
    glBindRenderbuffer(GL_RENDERBUFFER, 0);
    glFramebufferRenderbuffer(
        GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, d->depth.name());
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE)
        return false;
    d->width = width;
    d->height = height;
    return true;
}

void MemoryTarget::read(std::span<std::uint32_t> pixels) const
{
    // OpenGL's first row is the lowest one.
    static const bool canInvert = epoxy_has_gl_extension("GL_MESA_pack_invert"); // of the machine
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    if (canInvert)
        glPixelStorei(GL_PACK_INVERT_MESA, GL_TRUE);
    glReadPixels(0, 0, d->width, d->height, pixelOrder, pixelType, pixels.data());
    if (canInvert) {
        glPixelStorei(GL_PACK_INVERT_MESA, GL_FALSE);
        return;
    }
    const auto row = static_cast<std::size_t>(d->width);
    for (std::size_t top = 0, end = static_cast<std::size_t>(d->height); top + 1 < end; ++top) {
        --end;
        std::swap_ranges(pixels.begin() + static_cast<std::ptrdiff_t>(top * row),
            pixels.begin() + static_cast<std::ptrdiff_t>((top + 1) * row),
            pixels.begin() + static_cast<std::ptrdiff_t>(end * row));
    }
}

} // namespace odori::render
