// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstdint>
#include <memory>
#include <span>

namespace odori::render {

/// Size and kind of a picture that is drawn without a window.
struct PictureFormat {
    int width = 0, height = 0; ///< pixels
    int samples = 0;           ///< for each pixel, at most mostSamples(); 0 or 1: one
    bool isDeep = false;       ///< 16 bits for each channel, else 8
    bool operator==(const PictureFormat&) const = default;
};

/// Framebuffers with colour, depth and stencil, whose pictures are read into main memory. They are
/// kept from picture to picture. The same context must be current in all functions and the
/// destructor.
class PictureTarget {
public:
    PictureTarget();
    ~PictureTarget();

    /// The largest number of samples per pixel of this machine, at least 1.
    [[nodiscard]] static int mostSamples();

    /// Binds the framebuffer to draw into. OutOfRange if the size is not supported, SystemFailure
    /// if the driver rejects it.
    [[nodiscard]] mmd::Result<void> bind(const PictureFormat& format);

    /// Waits for the drawing and copies the bound picture: RGBA, rows from the top, width x height
    /// x 4 values. The first is for 8 bits, the second for 16.
    void read(std::span<std::uint8_t> values);
    void read(std::span<std::uint16_t> values);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace odori::render
