// SPDX-License-Identifier: MIT
#pragma once

#include "ui/timeline/time_axis.h"

namespace odori {

/// Whether a view of time goes where the current frame goes: always when the user moves the frame,
/// and while it plays if that is wished.
struct PlayheadFollow {
    bool isPlaying = false;
    bool isWanted = true; ///< while it plays

    /// Turns the page of `axis`, which ends at the pixel `right`. False if nothing moved.
    bool follow(TimeAxis& axis, double frame, double right) const
    {
        return (!isPlaying || isWanted) && axis.turnTo(frame, right);
    }
};

} // namespace odori
