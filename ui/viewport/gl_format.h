// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QSurfaceFormat>

namespace odori {

/// OpenGL 3.3 core with depth and stencil, and four samples a pixel on a graphics card. Software
/// renderers use no multisampling: it would take most of the frame's time.
[[nodiscard]] QSurfaceFormat viewportFormat();

} // namespace odori
