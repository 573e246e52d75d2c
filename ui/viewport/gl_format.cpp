// SPDX-License-Identifier: MIT
#include "ui/viewport/gl_format.h"

#include <QtCore/QByteArray>
#include <QtGui/QOffscreenSurface>
#include <QtGui/QOpenGLContext>
#include <QtGui/QOpenGLFunctions>

namespace odori {
namespace {

constexpr unsigned rendererString = 0x1F01; ///< GL_RENDERER
constexpr unsigned versionString = 0x1F02;  ///< GL_VERSION

QString& foundRenderer()
{
    static QString text; // of the machine
    return text;
}

QByteArray glText(QOpenGLContext& context, unsigned name)
{
    return reinterpret_cast<const char*>(context.functions()->glGetString(name));
}

bool isSoftware(const QSurfaceFormat& format)
{
    QOpenGLContext context;
    context.setFormat(format);
    QOffscreenSurface surface;
    surface.setFormat(format);
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface))
        return true;
    const QByteArray name = glText(context, rendererString);
    foundRenderer() = QString::fromUtf8(name + ", " + glText(context, versionString));
    const QByteArray renderer = name.toLower();
    context.doneCurrent();
    for (const char* each : {"llvmpipe", "softpipe", "swiftshader", "software", "gdi generic"})
        if (renderer.contains(each))
            return true;
    return false;
}

QSurfaceFormat plainFormat()
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    format.setStencilBufferSize(8);
    return format;
}

} // namespace

bool isOpenGlSoftware()
{
    static const bool answer = isSoftware(plainFormat()); // of the machine, tested once
    return answer;
}

QSurfaceFormat viewportFormat()
{
    QSurfaceFormat format = plainFormat();
    format.setSamples(isOpenGlSoftware() ? 0 : 4);
    return format;
}

QString openGlRenderer()
{
    return foundRenderer();
}

} // namespace odori
