// SPDX-License-Identifier: MIT
#pragma once

#include "ui/timeline/time_axis.h"

namespace odori {

/// Whether a view of time follows the current frame: always if the user changes the frame, and
/// optionally during playback.
struct PlayheadFollow {
    bool isPlaying = false;
    bool isWanted = true; ///< during playback

    /// Turns the page of `axis`, which ends at the pixel `right`. Returns false if nothing moved.
    bool follow(TimeAxis& axis, double frame, double right) const
    {
        return (!isPlaying || isWanted) && axis.turnTo(frame, right);
    }
};

} // namespace odori
