// SPDX-License-Identifier: MIT
#include "libmmd/tools/thin/thin_keys.h"
#include "libmmd/tools/tools.h"

namespace mmd {
namespace {

Result<ToolResult> runThin(const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    ThinOptions options;
    options.units = values[0];
    options.degrees = values[1];
    options.weight = values[2] / 100.0;
    options.keepsExtremes = values[3] != 0.0;
    return thinKeys(input, options, progress);
}

} // namespace

Tool thinTool()
{
    using Kind = ToolOption::Kind;
    const ThinOptions usual;
    return {.id = "thin",
        .options =
            {
                {.id = "units",
                    .value = usual.units,
                    .least = 0.001,
                    .most = 10.0,
                    .step = 0.01,
                    .unit = ToolUnit::Units},
                {.id = "degrees",
                    .value = usual.degrees,
                    .least = 0.01,
                    .most = 45.0,
                    .step = 0.1,
                    .unit = ToolUnit::Degrees},
                {.id = "weight",
                    .value = usual.weight * 100.0,
                    .least = 0.01,
                    .most = 50.0,
                    .step = 0.1,
                    .unit = ToolUnit::Percent},
                {.id = "extremes", .kind = Kind::Switch},
            },
        .run = runThin};
}

} // namespace mmd
