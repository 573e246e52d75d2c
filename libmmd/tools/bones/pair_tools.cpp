// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/bone_pairs.h"
#include "libmmd/tools/tools.h"

namespace mmd {
namespace {

ToolOption pairOption()
{
    return {.id = "pair",
        .kind = ToolOption::Kind::Choice,
        .most = 6.0,
        .step = 1.0,
        .choices = {"centre-groove", "centre-waist", "mother-centre", "upper-body", "arm-twist",
            "wrist-twist", "leg-d"}};
}

Result<ToolResult> runSplit(const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    return splitBones(input, BoneCouple(int(values[0])), values[1] / 100.0, progress);
}
Result<ToolResult> runMerge(const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    return mergeBones(input, BoneCouple(int(values[0])), progress);
}

} // namespace

Tool splitBonesTool()
{
    return {.id = "split-bones",
        .scope = ToolScope::WholePose,
        .needsModel = true,
        .options = {pairOption(), {.id = "share",
                                      .value = 100.0,
                                      .least = 0.0,
                                      .most = 100.0,
                                      .step = 5.0,
                                      .unit = ToolUnit::Percent}},
        .run = runSplit};
}

Tool mergeBonesTool()
{
    return {.id = "merge-bones",
        .scope = ToolScope::WholePose,
        .needsModel = true,
        .options = {pairOption()},
        .run = runMerge};
}

} // namespace mmd
