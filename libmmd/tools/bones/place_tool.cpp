// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/placed_motion.h"
#include "libmmd/tools/tools.h"

namespace mmd {
namespace {

Result<ToolResult> runPlace(const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    return placeMotionInWorld(input,
        {.scale = values[0] / 100.0,
            .offset = {values[1], values[2], values[3]},
            .degrees = values[4]},
        progress);
}

ToolOption offsetOption(std::string_view id)
{
    return {.id = id, .least = -1000.0, .most = 1000.0, .step = 0.5, .unit = ToolUnit::Units};
}

} // namespace

Tool placeTool()
{
    return {.id = "scale-motion",
        .scope = ToolScope::WholePose,
        .needsModel = true,
        .options =
            {
                {.id = "scale",
                    .value = 100.0,
                    .least = 1.0,
                    .most = 1000.0,
                    .step = 1.0,
                    .unit = ToolUnit::Percent},
                offsetOption("x"),
                offsetOption("y"),
                offsetOption("z"),
                {.id = "turn",
                    .least = -180.0,
                    .most = 180.0,
                    .step = 5.0,
                    .unit = ToolUnit::Degrees},
            },
        .run = runPlace};
}

} // namespace mmd
