// SPDX-License-Identifier: MIT
#include "tests/soak/faults.h"

#include "app/application.h"

#include <QtCore/QDirIterator>
#include <QtGui/QOpenGLContext>
#include <QtGui/QOpenGLFunctions>
#include <QtOpenGL/QOpenGLDebugLogger>

#include <algorithm>
#include <utility>

namespace odori::soak {
namespace {

Faults* receiver = nullptr; ///< of the message handler, which has no argument for it

/// Warnings that are not faults of the editor. Each is a part of the message.
constexpr const char* allowedWarnings[] = {
    // Xvfb has no input methods and no compositor.
    "QXcbConnection: Failed to initialize XRandr",
    // A container without a session bus.
    "Failed to create wl_display",
    "QStandardPaths: XDG_RUNTIME_DIR not set",
    // Qt's own file dialog asks for places that the scratch home does not have.
    "QFileSystemWatcher::removePaths",
};

void handleMessage(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    std::fprintf(stderr, "%s\n", qPrintable(text));
    if (type == QtDebugMsg || type == QtInfoMsg || !receiver)
        return;
    const bool isAllowed = std::any_of(std::begin(allowedWarnings), std::end(allowedWarnings),
        [&](const char* each) { return text.contains(QLatin1String(each)); });
    if (!isAllowed)
        receiver->add(QStringLiteral("warning (%1): %2")
                          .arg(QLatin1String(context.category ? context.category : ""), text));
}

} // namespace

Faults::Faults(Program& program)
    : m_program(program)
{
    receiver = this;
    m_before = qInstallMessageHandler(handleMessage);
    connect(qobject_cast<Application*>(qApp), &Application::failed, this,
        [this](const QString& sentence) { add(QStringLiteral("exception: ") + sentence); });
}

Faults::~Faults()
{
    qInstallMessageHandler(m_before);
    receiver = nullptr;
}

void Faults::add(const QString& fault)
{
    m_faults.append(fault);
}

QStringList Faults::take()
{
    return std::exchange(m_faults, {});
}

void Faults::checkGraphics()
{
    Viewport& viewport = m_program.window().viewport();
    if (!viewport.isValid())
        return;
    viewport.makeCurrent();
    QOpenGLContext* context = QOpenGLContext::currentContext();
    if (context != m_context)
        watchContext();
    for (GLenum error = context->functions()->glGetError(); error != GL_NO_ERROR;
         error = context->functions()->glGetError())
        add(QStringLiteral("OpenGL error 0x%1").arg(error, 4, 16, QLatin1Char('0')));
    viewport.doneCurrent();
}

/// A context without KHR_debug has only glGetError.
void Faults::watchContext()
{
    QOpenGLContext* context = QOpenGLContext::currentContext();
    m_context = context;
    m_logger = std::make_unique<QOpenGLDebugLogger>();
    // The logger lets go of its context by itself. Another context can have the same address.
    connect(context, &QOpenGLContext::aboutToBeDestroyed, this, [this] { m_context = nullptr; });
    if (!context->hasExtension(QByteArrayLiteral("GL_KHR_debug")) || !m_logger->initialize())
        return;
    connect(m_logger.get(), &QOpenGLDebugLogger::messageLogged, this,
        [this](const QOpenGLDebugMessage& message) {
            if (message.type() == QOpenGLDebugMessage::ErrorType ||
                message.severity() == QOpenGLDebugMessage::HighSeverity)
                add(QStringLiteral("OpenGL: ") + message.message());
        });
    m_logger->startLogging(QOpenGLDebugLogger::SynchronousLogging);
}

void Faults::checkTemporaryFiles(const QString& folder)
{
    QDirIterator files(folder, {QStringLiteral(".odori-*.tmp")}, QDir::Files | QDir::Hidden,
        QDirIterator::Subdirectories);
    while (files.hasNext())
        add(QStringLiteral("temporary file: ") + files.next());
}

} // namespace odori::soak
