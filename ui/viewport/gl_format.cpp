// SPDX-License-Identifier: MIT
#include "ui/viewport/gl_format.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QByteArray>
#include <QtCore/QCoreApplication>
#include <QtCore/QFuture>
#include <QtGui/QOpenGLFunctions>

#include <utility>

namespace odori {
namespace {

constexpr unsigned rendererString = 0x1F01; ///< GL_RENDERER
constexpr unsigned versionString = 0x1F02;  ///< GL_VERSION

QString& foundRenderer()
{
    static QString text; // of the machine
    return text;
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

QFuture<void>& loading()
{
    static QFuture<void> future; // of the process, as the driver
    return future;
}

/// The context of the test, for the first view that needs one like it.
std::unique_ptr<OffscreenContext>& testedContext()
{
    static std::unique_ptr<OffscreenContext> context;
    return context;
}

QByteArray glText(QOpenGLContext& context, unsigned name)
{
    return reinterpret_cast<const char*>(context.functions()->glGetString(name));
}

bool isSoftware()
{
    loading().waitForFinished();
    auto tested = OffscreenContext::create(plainFormat());
    if (!tested || !tested->makeCurrent())
        return true;
    const QByteArray name = glText(tested->context(), rendererString);
    foundRenderer() = QString::fromUtf8(name + ", " + glText(tested->context(), versionString));
    const QByteArray renderer = name.toLower();
    tested->doneCurrent();
    for (const char* each : {"llvmpipe", "softpipe", "swiftshader", "software", "gdi generic"})
        if (renderer.contains(each)) {
            testedContext() = std::move(tested);
            qAddPostRoutine([] { testedContext().reset(); }); // while there is a platform
            return true;
        }
    return false;
}

} // namespace

void loadOpenGlAhead()
{
    loading() = QtConcurrent::run([] {
        QOpenGLContext context; // loads the driver, which stays
        context.setFormat(plainFormat());
        (void)context.create();
    });
}

bool isOpenGlSoftware()
{
    static const bool answer = isSoftware(); // of the machine, tested once
    return answer;
}

QSurfaceFormat viewportFormat()
{
    QSurfaceFormat format = plainFormat();
    format.setSamples(isOpenGlSoftware() ? 0 : 4);
    return format;
}

std::unique_ptr<OffscreenContext> createOffscreenContext()
{
    if (isOpenGlSoftware() && testedContext())
        return std::move(testedContext());
    return OffscreenContext::create(viewportFormat());
}

QString openGlRenderer()
{
    return foundRenderer();
}

} // namespace odori
