// SPDX-License-Identifier: MIT
#include "libmmd/tools/feet/ground.h"
#include "libmmd/tools/feet/pin_feet.h"
#include "libmmd/tools/tools.h"

namespace mmd {
namespace {

bool hasFeet(const ToolInput& input)
{
    const auto model = modelOf(input);
    return model && (footOf(*model, FootSide::Left) || footOf(*model, FootSide::Right));
}

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
    options.limits = contactOptionsOf(values);
    options.blend = std::uint32_t(values[3]);
    options.place = values[4] == 1.0 ? PinPlace::First : PinPlace::Median;
    options.height = values[5] != 0.0 ? PinHeight::Own : PinHeight::Ground;
    options.thins = values[6] != 0.0;
    options.contacts = input.contacts;
    return withMissingBones(pinFeet(input, options, progress), hasFeet(input));
}

Result<ToolResult> runPinFoot(
    const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    constexpr PinPlace places[] = {PinPlace::AtFrame, PinPlace::First, PinPlace::Median};
    constexpr PinHeight heights[] = {
        PinHeight::Found, PinHeight::Ground, PinHeight::AtPlace, PinHeight::Own};
    PinOptions options;
    options.place = places[std::size_t(values[1])];
    options.frame = std::uint32_t(values[2]);
    options.height = heights[std::size_t(values[3])];
    options.blend = std::uint32_t(values[4]);
    options.thins = values[5] != 0.0;
    const FootSide side = values[0] == 0.0 ? FootSide::Left : FootSide::Right;
    const auto model = modelOf(input);
    return withMissingBones(
        pinFoot(input, side, options, progress), model && footOf(*model, side).has_value());
}

Result<ToolResult> runGround(
    const ToolInput& input, const ToolValues& values, ProgressPart progress)
{
    GroundOptions options;
    options.limits = contactOptionsOf(values);
    options.smooth = std::uint32_t(values[3]);
    options.thins = values[4] != 0.0;
    options.contacts = input.contacts;
    return withMissingBones(groundMotion(input, options, progress), hasFeet(input));
}

} // namespace

ContactOptions contactOptionsOf(const ToolValues& values)
{
    return {values[0], values[1], std::uint32_t(values[2])};
}

Tool pinFeetTool()
{
    const PinOptions usual;
    return {.id = "pin-feet",
        .scope = ToolScope::WholePose,
        .needsModel = true,
        .usesContacts = true,
        .options = {heightOption(), speedOption(),
            framesOption("shortest", usual.limits.shortest, 1.0),
            framesOption("blend", usual.blend, 0.0),
            {.id = "place", .kind = ToolOption::Kind::Choice, .choices = {"median", "first"}},
            {.id = "keep-height", .kind = ToolOption::Kind::Switch},
            {.id = "thin", .kind = ToolOption::Kind::Switch, .value = 1.0}},
        .run = runPinFeet};
}

Tool pinFootTool()
{
    return {.id = "pin-foot",
        .scope = ToolScope::WholePose,
        .needsModel = true,
        .options = {{.id = "foot", .kind = ToolOption::Kind::Choice, .choices = {"left", "right"}},
            {.id = "place",
                .kind = ToolOption::Kind::Choice,
                .choices = {"frame", "first", "median"}},
            {.id = "frame",
                .kind = ToolOption::Kind::Whole,
                .most = 1e6,
                .step = 1.0,
                .unit = ToolUnit::Frames},
            {.id = "height",
                .kind = ToolOption::Kind::Choice,
                .choices = {"found", "ground", "place", "own"}},
            framesOption("blend", PinOptions().blend, 0.0),
            {.id = "thin", .kind = ToolOption::Kind::Switch, .value = 1.0}},
        .run = runPinFoot};
}

Tool groundTool()
{
    const GroundOptions usual;
    return {.id = "ground",
        .scope = ToolScope::WholePose,
        .needsModel = true,
        .usesContacts = true,
        .options = {heightOption(), speedOption(),
            framesOption("shortest", usual.limits.shortest, 1.0),
            framesOption("smooth", usual.smooth, 0.0),
            {.id = "thin", .kind = ToolOption::Kind::Switch, .value = 1.0}},
        .run = runGround};
}

} // namespace mmd
