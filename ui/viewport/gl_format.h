// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QSurfaceFormat>

namespace odori {

/// OpenGL 3.3 core with depth and stencil, and four samples a pixel where a graphics card draws.
/// Software renderers go without: there the samples would cost most of the frame.
[[nodiscard]] QSurfaceFormat viewportFormat();

} // namespace odori
