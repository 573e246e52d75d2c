// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace mmd {

/// Frames of a motion, both included.
struct FrameSpan {
    std::uint32_t first = 0, last = 0;
    bool operator==(const FrameSpan&) const = default;
};

} // namespace mmd
