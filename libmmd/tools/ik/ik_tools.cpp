// SPDX-License-Identifier: MIT
#include "libmmd/tools/ik/fk_to_ik.h"
#include "libmmd/tools/ik/ik_chains.h"
#include "libmmd/tools/ik/ik_to_fk.h"
#include "libmmd/tools/tools.h"

namespace mmd {
namespace {

/// The chains of the option "chains".
std::vector<int> chosenChains(const ToolInput& input, double choice)
{
    const auto model = modelOf(input);
    if (!model)
        return {};
    if (choice == 1.0)
        return legChains(*model);
    return choice == 2.0 ? chainsOfTracks(*model, input.tracks) : allChains(*model);
}

ToolOption chainsOption()
{
    return {.id = "chains",
        .kind = ToolOption::Kind::Choice,
        .value = 0.0,
        .most = 2.0,
        .step = 1.0,
        .choices = {"all", "legs", "tracks"}};
}

ToolOption thinOption()
{
    return {.id = "thin", .kind = ToolOption::Kind::Switch, .value = 1.0};
}

ToolOption unitsOption()
{
    return {.id = "units",
        .value = 0.01,
        .least = 0.001,
        .most = 1.0,
        .step = 0.001,
        .unit = ToolUnit::Units,
        .needs = "thin"};
}

Result<ToolResult> runIkToFk(
    const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    const std::vector<int> chains = chosenChains(input, values[0]);
    return withMissingBones(
        ikToFk(input, {chains, values[1] != 0.0, values[2]}, progress), !chains.empty());
}

Result<ToolResult> runFkToIk(
    const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    const std::vector<int> chains = chosenChains(input, values[0]);
    return withMissingBones(
        fkToIk(input, {chains, values[1] != 0.0, values[2] != 0.0, values[3]}, progress),
        !chains.empty());
}

} // namespace

Tool ikToFkTool()
{
    return {.id = "ik-to-fk",
        .scope = ToolScope::WholePose,
        .needsModel = true,
        .options = {chainsOption(), thinOption(), unitsOption()},
        .run = runIkToFk};
}

Tool fkToIkTool()
{
    return {.id = "fk-to-ik",
        .scope = ToolScope::WholePose,
        .needsModel = true,
        .options = {chainsOption(), {.id = "ignore-ik", .kind = ToolOption::Kind::Switch},
            thinOption(), unitsOption()},
        .run = runFkToIk};
}

} // namespace mmd
