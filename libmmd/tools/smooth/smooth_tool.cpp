// SPDX-License-Identifier: MIT
#include "libmmd/tools/smooth/smooth_motion.h"
#include "libmmd/tools/tools.h"

namespace mmd {
namespace {

Result<ToolResult> runSmooth(
    const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    return smoothMotion(input,
        {.strength = values[0] / 100.0,
            .removesSpikes = values[1] != 0.0,
            .repairsFlips = values[2] != 0.0,
            .keepsFeet = values[3] != 0.0},
        progress);
}

} // namespace

Tool smoothTool()
{
    using Kind = ToolOption::Kind;
    const SmoothOptions usual;
    return {.id = "smooth",
        .options =
            {
                {.id = "strength",
                    .value = usual.strength * 100.0,
                    .least = 0.0,
                    .most = 100.0,
                    .step = 5.0,
                    .unit = ToolUnit::Percent},
                {.id = "spikes", .kind = Kind::Switch, .value = 1.0},
                {.id = "flips", .kind = Kind::Switch, .value = 1.0},
                {.id = "feet", .kind = Kind::Switch, .value = 1.0},
            },
        .run = runSmooth};
}

} // namespace mmd
