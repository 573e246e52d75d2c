// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace odori::render {

/// Who decides where the vertices of models are deformed.
enum class DeformWish : std::uint8_t {
    Best,         ///< the processor on a software renderer, else as Measured
    Measured,     ///< the faster way, measured once for each model
    Processor,    ///< always
    GraphicsCard, ///< always, if the driver can do it
};

/// The wish of the environment variable ODORI_DEFORM: "cpu", "gpu", "measure"; otherwise Best.
[[nodiscard]] DeformWish deformWish();

} // namespace odori::render
