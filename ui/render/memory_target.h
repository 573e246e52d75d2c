// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>

namespace odori::render {

/// A framebuffer with colour, depth and stencil, one sample per pixel, whose picture is read into
/// main memory. For software renderers, which draw there anyway: no other part of the window has to
/// be composed with OpenGL. The same context must be current in all functions and the destructor.
class MemoryTarget {
public:
    MemoryTarget();
    ~MemoryTarget();
    /// Binds the framebuffer with that size in pixels. False if the driver rejects it.
    [[nodiscard]] bool bind(int width, int height);
    /// Waits for the drawing and copies the bound picture: rows from the top, 0xAARRGGBB each.
    /// `pixels` has the width x height of bind().
    void read(std::span<std::uint32_t> pixels) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace odori::render
