// SPDX-License-Identifier: MIT
#include "ui/render/headless.h"

#include "ui/render/picture_target.h"

#include <epoxy/egl.h>

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

mmd::Result<mmd::Image> HeadlessContext::picture(
    int width, int height, const std::function<void()>& draw, int samples)
{
    PictureTarget target;
    const int most = std::min(samples, PictureTarget::mostSamples());
    if (const auto bound = target.bind({.width = width, .height = height, .samples = most}); !bound)
        return tl::unexpected(bound.error());
    draw();
    mmd::Image image{.width = width, .height = height, .rgba = {}, .hasAlpha = false};
    image.rgba.resize(std::size_t(width) * std::size_t(height) * 4);
    target.read(std::span(image.rgba));
    return image;
}

} // namespace odori::render
