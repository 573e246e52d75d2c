// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QOffscreenSurface>
#include <QtGui/QOpenGLContext>

#include <memory>

namespace odori {

/// An OpenGL context without a window.
class OffscreenContext {
public:
    /// Null if the machine has no OpenGL of this format.
    [[nodiscard]] static std::unique_ptr<OffscreenContext> create(const QSurfaceFormat& format);

    [[nodiscard]] QOpenGLContext& context() { return m_context; }
    bool makeCurrent() { return m_context.makeCurrent(&m_surface); }
    void doneCurrent() { m_context.doneCurrent(); }

private:
    OffscreenContext() = default;
    QOffscreenSurface m_surface;
    QOpenGLContext m_context;
};

} // namespace odori
