// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/fit_motion.h"
#include "libmmd/tools/tools.h"

namespace mmd {
namespace {

Result<ToolResult> runFit(const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    return fitMotion(input, {.scale = values[0] != 0.0 ? values[1] / 100.0 : 0.0}, progress);
}

} // namespace

Tool fitTool()
{
    return {.id = "fit",
        .scope = ToolScope::WholePose,
        .usesRange = false,
        .needsModel = true,
        .needsOther = true,
        .needsOtherModel = true,
        .options =
            {
                {.id = "own-scale", .kind = ToolOption::Kind::Switch},
                {.id = "scale",
                    .value = 100.0,
                    .least = 1.0,
                    .most = 1000.0,
                    .step = 1.0,
                    .unit = ToolUnit::Percent,
                    .needs = "own-scale"},
            },
        .run = runFit};
}

} // namespace mmd
