// SPDX-License-Identifier: MIT
#pragma once

#include "ui/viewport/surface/offscreen_context.h"

#include <QtCore/QString>
#include <QtGui/QSurfaceFormat>

#include <memory>

namespace odori {

/// OpenGL 3.3 core with depth and stencil, and four samples a pixel on a graphics card. Software
/// renderers use no multisampling: it would take most of the frame's time.
[[nodiscard]] QSurfaceFormat viewportFormat();

/// Starts loading OpenGL's driver in a thread. The other functions wait for it. Call it after the
/// application was made.
void loadOpenGlAhead();

/// Whether OpenGL runs on the CPU, or not at all.
[[nodiscard]] bool isOpenGlSoftware();

/// A context of viewportFormat() without a window; null if the machine has none.
[[nodiscard]] std::unique_ptr<OffscreenContext> createOffscreenContext();

/// Renderer and version of OpenGL, "llvmpipe (…), 4.5 (Core Profile) Mesa 22.3.6", as found by
/// the functions above; empty before their first call.
[[nodiscard]] QString openGlRenderer();

} // namespace odori
