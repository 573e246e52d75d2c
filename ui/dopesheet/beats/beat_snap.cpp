// SPDX-License-Identifier: MIT
#include "ui/dopesheet/beats/beat_snap.h"

#include "libmmd/scene/beats/beat_map.h"
#include "ui/dopesheet/dope_canvas.h"

#include <cmath>

namespace odori {

double snappedFrame(const DopeCanvas& canvas, double frame)
{
    if (!canvas.snapsToBeats())
        return std::round(frame);
    return std::round(mmd::BeatMap(canvas.document().scene().settings).nearest(frame));
}

} // namespace odori
