// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/picture/image.h"

#include <functional>
#include <memory>

namespace odori::render {

/// An OpenGL 3.3 context without a display: EGL surfaceless, or on a device. It stays current in
/// its thread until it is destroyed.
class HeadlessContext {
public:
    /// SystemFailure if the machine has no suitable EGL.
    [[nodiscard]] static mmd::Result<std::unique_ptr<HeadlessContext>> create();
    ~HeadlessContext();

    /// Binds a framebuffer of width x height (colour, depth, stencil), calls `draw` and returns the
    /// picture with its alpha. `samples` per pixel are reduced to the supported number. OutOfRange
    /// if the size is not supported.
    [[nodiscard]] mmd::Result<mmd::Image> picture(
        int width, int height, const std::function<void()>& draw, int samples = 4);

private:
    HeadlessContext();
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace odori::render
