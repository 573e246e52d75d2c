// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/ground.h"
#include "libmmd/tools/feet/pin_feet.h"
#include "libmmd/tools/tools.h"

namespace mmd {
namespace {

ToolOption heightOption()
{
    return {.id = "height",
        .value = ContactOptions().height,
        .least = 0.01,
        .most = 5.0,
        .step = 0.1,
        .unit = ToolUnit::Units};
}

ToolOption speedOption()
{
    return {.id = "speed",
        .value = ContactOptions().speed,
        .least = 0.001,
        .most = 5.0,
        .step = 0.05,
        .unit = ToolUnit::Units};
}

ToolOption framesOption(std::string_view id, double value, double least)
{
    return {.id = id,
        .kind = ToolOption::Kind::Whole,
        .value = value,
        .least = least,
        .most = 120.0,
        .step = 1.0,
        .unit = ToolUnit::Frames};
}

Result<ToolResult> runPinFeet(
    const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    PinOptions options;
    options.limits = {values[0], values[1], std::uint32_t(values[2])};
    options.blend = std::uint32_t(values[3]);
    options.holdsFirst = values[4] == 1.0;
    options.keepsHeight = values[5] != 0.0;
    options.thins = values[6] != 0.0;
    return pinFeet(input, options, progress);
}

Result<ToolResult> runGround(
    const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    GroundOptions options;
    options.limits = {values[0], values[1], std::uint32_t(values[2])};
    options.smooth = std::uint32_t(values[3]);
    options.thins = values[4] != 0.0;
    return groundMotion(input, options, progress);
}

} // namespace

Tool pinFeetTool()
{
    const PinOptions usual;
    return {.id = "pin-feet",
        .scope = ToolScope::WholePose,
        .needsModel = true,
        .options = {heightOption(), speedOption(),
            framesOption("shortest", usual.limits.shortest, 1.0),
            framesOption("blend", usual.blend, 0.0),
            {.id = "place", .kind = ToolOption::Kind::Choice, .choices = {"median", "first"}},
            {.id = "keep-height", .kind = ToolOption::Kind::Switch},
            {.id = "thin", .kind = ToolOption::Kind::Switch, .value = 1.0}},
        .run = runPinFeet};
}

Tool groundTool()
{
    const GroundOptions usual;
    return {.id = "ground",
        .scope = ToolScope::WholePose,
        .needsModel = true,
        .options = {heightOption(), speedOption(),
            framesOption("shortest", usual.limits.shortest, 1.0),
            framesOption("smooth", usual.smooth, 0.0),
            {.id = "thin", .kind = ToolOption::Kind::Switch, .value = 1.0}},
        .run = runGround};
}

} // namespace mmd
