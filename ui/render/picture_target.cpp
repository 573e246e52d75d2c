// SPDX-License-Identifier: MIT
#include "ui/render/picture_target.h"

#include "ui/render/gl/gl_objects.h"

#include <algorithm>

namespace odori::render {

struct PictureTarget::Private {
    PictureFormat format;
    Framebuffer drawn, resolved; ///< without samples, `drawn` is read directly
    Renderbuffer colour, depth, resolvedColour;

    [[nodiscard]] bool hasSamples() const { return format.samples > 1; }
    void prepareReading() const;
    template <class Value>
    void read(std::span<Value> values, GLenum type) const;
};

namespace {

mmd::Error noFramebuffer()
{
    return {.code = mmd::ErrorCode::SystemFailure,
        .offset = 0,
        .field = "the framebuffer cannot be drawn to",
        .value = 0};
}

Renderbuffer attached(const PictureFormat& format, int samples, GLenum kind, GLenum attachment)
{
    Renderbuffer buffer = Renderbuffer::make();
    glBindRenderbuffer(GL_RENDERBUFFER, buffer.name());
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, kind, format.width, format.height);
    glBindRenderbuffer(GL_RENDERBUFFER, 0);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, attachment, GL_RENDERBUFFER, buffer.name());
    return buffer;
}

} // namespace

PictureTarget::PictureTarget()
    : d(std::make_unique<Private>())
{
}

PictureTarget::~PictureTarget() = default;

int PictureTarget::mostSamples()
{
    GLint most = 0;
    glGetIntegerv(GL_MAX_SAMPLES, &most);
    return std::max(most, 1);
}

mmd::Result<void> PictureTarget::bind(const PictureFormat& format)
{
    if (format == d->format) {
        glBindFramebuffer(GL_FRAMEBUFFER, d->drawn.name());
        return {};
    }
    *d = {};
    GLint most = 0;
    glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &most);
    if (format.width < 1 || format.height < 1 || format.width > most || format.height > most)
        return tl::unexpected(mmd::Error{
            .code = mmd::ErrorCode::OutOfRange, .offset = 0, .field = "picture size", .value = 0});
    const GLenum kind = format.isDeep ? GL_RGBA16 : GL_RGBA8;
    const int samples = format.samples > 1 ? std::min(format.samples, mostSamples()) : 0;
    if (samples > 0) {
        d->resolved = Framebuffer::make();
        glBindFramebuffer(GL_FRAMEBUFFER, d->resolved.name());
        d->resolvedColour = attached(format, 0, kind, GL_COLOR_ATTACHMENT0);
    }
    d->drawn = Framebuffer::make();
    glBindFramebuffer(GL_FRAMEBUFFER, d->drawn.name());
    d->colour = attached(format, samples, kind, GL_COLOR_ATTACHMENT0);
    d->depth = attached(format, samples, GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL_ATTACHMENT);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) {
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        *d = {};
        return tl::unexpected(noFramebuffer());
    }
    d->format = format;
    return {};
}

/// The picture to read is bound afterwards.
void PictureTarget::Private::prepareReading() const
{
    glBindFramebuffer(GL_READ_FRAMEBUFFER, drawn.name());
    if (!hasSamples())
        return;
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, resolved.name());
    glBlitFramebuffer(0, 0, format.width, format.height, 0, 0, format.width, format.height,
        GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, resolved.name());
}

template <class Value>
void PictureTarget::Private::read(std::span<Value> values, GLenum type) const
{
    prepareReading();
    // OpenGL's first row is the lowest one.
    static const bool canInvert = epoxy_has_gl_extension("GL_MESA_pack_invert"); // of the machine
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    if (canInvert)
        glPixelStorei(GL_PACK_INVERT_MESA, GL_TRUE);
    glReadPixels(0, 0, format.width, format.height, GL_RGBA, type, values.data());
    if (canInvert)
        glPixelStorei(GL_PACK_INVERT_MESA, GL_FALSE);
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    const auto row = std::ptrdiff_t(format.width) * 4;
    for (std::ptrdiff_t top = 0, end = format.height; !canInvert && top + 1 < end; ++top) {
        --end;
        std::swap_ranges(values.begin() + top * row, values.begin() + (top + 1) * row,
            values.begin() + end * row);
    }
}

void PictureTarget::read(std::span<std::uint8_t> values)
{
    d->read(values, GL_UNSIGNED_BYTE);
}

void PictureTarget::read(std::span<std::uint16_t> values)
{
    d->read(values, GL_UNSIGNED_SHORT);
}

} // namespace odori::render
