// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/picture/image.h"

#include <functional>
#include <memory>

namespace odori::render {

/// An OpenGL 3.3 context without any display: EGL surfaceless, or a device's. Current in the thread
/// that made it until it goes.
class HeadlessContext {
public:
    /// SystemFailure where the machine has no EGL that can do it.
    [[nodiscard]] static mmd::Result<std::unique_ptr<HeadlessContext>> create();
    ~HeadlessContext();

    /// Calls `draw` with a framebuffer of width x height bound (colour, depth, stencil) and gives
    /// the picture. `samples` a pixel, as far as the machine has them. OutOfRange for a size that
    /// it cannot draw.
    [[nodiscard]] mmd::Result<mmd::Image> picture(
        int width, int height, const std::function<void()>& draw, int samples = 4);

private:
    HeadlessContext();
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace odori::render
