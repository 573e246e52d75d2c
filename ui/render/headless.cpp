// SPDX-License-Identifier: MIT
#include "ui/render/headless.h"

#include <epoxy/egl.h>
#include <epoxy/gl.h>

#include <algorithm>
#include <string>

// The only file that uses EGL.
namespace odori::render {
namespace {

mmd::Error noContext(std::string what)
{
    return {
        .code = mmd::ErrorCode::SystemFailure, .offset = 0, .field = std::move(what), .value = 0};
}

EGLDisplay openDisplay()
{
    if (epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_MESA_platform_surfaceless")) {
        const EGLDisplay display =
            eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
        if (display != EGL_NO_DISPLAY && eglInitialize(display, nullptr, nullptr))
            return display;
    }
    if (epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_EXT_platform_device")) {
        EGLDeviceEXT device = nullptr;
        EGLint count = 0;
        if (eglQueryDevicesEXT(1, &device, &count) && count > 0) {
            const EGLDisplay display =
                eglGetPlatformDisplayEXT(EGL_PLATFORM_DEVICE_EXT, device, nullptr);
            if (display != EGL_NO_DISPLAY && eglInitialize(display, nullptr, nullptr))
                return display;
        }
    }
    const EGLDisplay display = eglGetDisplay(EGL_DEFAULT_DISPLAY);
    if (display != EGL_NO_DISPLAY && eglInitialize(display, nullptr, nullptr))
        return display;
    return EGL_NO_DISPLAY;
}

/// Two framebuffers: a multisampled one to draw into, and one to read from.
class Target {
public:
    Target(int width, int height, int samples)
        : m_width(width)
        , m_height(height)
    {
        GLint most = 0;
        glGetIntegerv(GL_MAX_SAMPLES, &most);
        glGenFramebuffers(2, m_framebuffers);
        glGenRenderbuffers(3, m_buffers);
        attach(0, 0, std::min(most, samples), GL_RGBA8, GL_COLOR_ATTACHMENT0);
        attach(0, 1, std::min(most, samples), GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL_ATTACHMENT);
        attach(1, 2, 0, GL_RGBA8, GL_COLOR_ATTACHMENT0);
    }
    ~Target()
    {
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glDeleteFramebuffers(2, m_framebuffers);
        glDeleteRenderbuffers(3, m_buffers);
    }
    Target(const Target&) = delete;
    Target& operator=(const Target&) = delete;

    bool bind()
    {
        glBindFramebuffer(GL_FRAMEBUFFER, m_framebuffers[0]);
        return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
    }

    mmd::Image read()
    {
        glBindFramebuffer(GL_READ_FRAMEBUFFER, m_framebuffers[0]);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, m_framebuffers[1]);
        glBlitFramebuffer(
            0, 0, m_width, m_height, 0, 0, m_width, m_height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        glBindFramebuffer(GL_READ_FRAMEBUFFER, m_framebuffers[1]);
        const std::size_t row = std::size_t(m_width) * 4;
        std::vector<std::uint8_t> upsideDown(row * std::size_t(m_height));
        glPixelStorei(GL_PACK_ALIGNMENT, 1);
        glReadPixels(0, 0, m_width, m_height, GL_RGBA, GL_UNSIGNED_BYTE, upsideDown.data());
        mmd::Image image{.width = m_width, .height = m_height, .rgba = {}, .hasAlpha = false};
        image.rgba.reserve(upsideDown.size());
        for (std::size_t line = std::size_t(m_height); line-- > 0;) {
            const auto* from = upsideDown.data() + line * row;
            image.rgba.insert(image.rgba.end(), from, from + row);
        }
        return image;
    }

private:
    void attach(int framebuffer, int buffer, int samples, GLenum format, GLenum attachment)
    {
        glBindFramebuffer(GL_FRAMEBUFFER, m_framebuffers[framebuffer]);
        glBindRenderbuffer(GL_RENDERBUFFER, m_buffers[buffer]);
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples, format, m_width, m_height);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, attachment, GL_RENDERBUFFER, m_buffers[buffer]);
    }

    int m_width, m_height;
    GLuint m_framebuffers[2]{};
    GLuint m_buffers[3]{};
};

} // namespace

struct HeadlessContext::Private {
    EGLDisplay display = EGL_NO_DISPLAY;
    EGLContext context = EGL_NO_CONTEXT;
};

HeadlessContext::HeadlessContext()
    : d(std::make_unique<Private>())
{
}

HeadlessContext::~HeadlessContext()
{
    if (d->display == EGL_NO_DISPLAY)
        return;
    eglMakeCurrent(d->display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
    if (d->context != EGL_NO_CONTEXT)
        eglDestroyContext(d->display, d->context);
    eglTerminate(d->display);
}

mmd::Result<std::unique_ptr<HeadlessContext>> HeadlessContext::create()
{
    std::unique_ptr<HeadlessContext> result(new HeadlessContext);
    result->d->display = openDisplay();
    if (result->d->display == EGL_NO_DISPLAY)
        return tl::unexpected(noContext("there is no EGL display to draw with"));
    if (!eglBindAPI(EGL_OPENGL_API))
        return tl::unexpected(noContext("EGL has no desktop OpenGL"));
    const EGLint configWish[] = {
        EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_NONE};
    EGLConfig config = nullptr;
    EGLint count = 0;
    if (!eglChooseConfig(result->d->display, configWish, &config, 1, &count) || count == 0)
        config = nullptr; // use a context without a config
    const EGLint contextWish[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3,
        EGL_CONTEXT_OPENGL_PROFILE_MASK, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE};
    result->d->context = eglCreateContext(result->d->display, config, EGL_NO_CONTEXT, contextWish);
    if (result->d->context == EGL_NO_CONTEXT ||
        !eglMakeCurrent(result->d->display, EGL_NO_SURFACE, EGL_NO_SURFACE, result->d->context))
        return tl::unexpected(noContext("EGL gives no OpenGL 3.3 context"));
    return result;
}

int HeadlessContext::mostSamples() const
{
    GLint most = 0;
    glGetIntegerv(GL_MAX_SAMPLES, &most);
    return std::max(most, 1);
}

mmd::Result<mmd::Image> HeadlessContext::picture(
    int width, int height, const std::function<void()>& draw, int samples)
{
    GLint most = 0;
    glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &most);
    if (width < 1 || height < 1 || width > most || height > most)
        return tl::unexpected(mmd::Error{
            .code = mmd::ErrorCode::OutOfRange, .offset = 0, .field = "picture size", .value = 0});
    Target target(width, height, samples);
    if (!target.bind())
        return tl::unexpected(noContext("the framebuffer cannot be drawn to"));
    draw();
    return target.read();
}

} // namespace odori::render
