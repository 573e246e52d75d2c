// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/picture/image.h"

#include <functional>
#include <memory>

namespace odori::render {

/// An OpenGL 3.3 context without a display: EGL surfaceless, or on a device. It is current in its
/// thread until it is destroyed.
class HeadlessContext {
public:
    /// SystemFailure if the machine has no suitable EGL.
    [[nodiscard]] static mmd::Result<std::unique_ptr<HeadlessContext>> create();
    ~HeadlessContext();

    /// Calls `draw` with a framebuffer of width x height bound (colour, depth, stencil) and returns
    /// the picture. `samples` for each pixel, as far as the machine supports them. OutOfRange for a
    /// size that is not supported.
    [[nodiscard]] mmd::Result<mmd::Image> picture(
        int width, int height, const std::function<void()>& draw, int samples = 4);

private:
    HeadlessContext();
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace odori::render
