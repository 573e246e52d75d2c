// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace odori {

/// The frames of which the view draws ghosts.
enum class Ghosting : std::uint8_t {
    Off,
    Keys, ///< the nearest frames with keys of the selected tracks; of all bones without a selection
    Frames, ///< the nearest frames
};

/// The helpers of the view that the user switched on.
struct ViewHelpers {
    static constexpr int mostGhosts = 10;

    bool hasTrail = false;
    Ghosting ghosts = Ghosting::Off;
    int ghostCount = 1; ///< on each side of the current frame, 1 to mostGhosts
    bool operator==(const ViewHelpers&) const = default;
};

} // namespace odori
