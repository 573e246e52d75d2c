// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/time_warp.h"
#include "libmmd/tools/tools.h"

namespace mmd {
namespace {

Result<ToolResult> runTimeWarp(
    const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    return warpTime(input, {values[0] / 100.0, values[1] != 0.0}, progress);
}

} // namespace

Tool timeWarpTool()
{
    return {.id = "time-warp",
        .scope = ToolScope::WholePose,
        .options = {{.id = "length",
                        .value = 100.0,
                        .least = 5.0,
                        .most = 1000.0,
                        .step = 5.0,
                        .unit = ToolUnit::Percent},
            {.id = "smooth", .kind = ToolOption::Kind::Switch}},
        .run = runTimeWarp};
}

} // namespace mmd
