// SPDX-License-Identifier: MIT
#include "libmmd/interchange/export_options.h"

#include <algorithm>
#include <cmath>

namespace mmd {

ExportOptions presetOptions(ExportPreset preset)
{
    ExportOptions options;
    switch (preset) {
    case ExportPreset::Blender:
        options.bvhScale = 0.01; // it treats BVH units as metres
        break;
    case ExportPreset::Unity:
        options.ikBones = false;
        break;
    case ExportPreset::Unreal:
        options.names = NodeNames::Ascii;
        options.ikBones = false;
        break;
    case ExportPreset::Maya:
        options.names = NodeNames::Ascii;
        options.fbxVersion = 7500;
        break;
    }
    return options;
}

std::optional<Error> problemOf(const ExportOptions& options)
{
    const auto outOfRange = [](const char* field) {
        return Error{.code = ErrorCode::OutOfRange, .offset = 0, .field = field, .value = 0};
    };
    const auto isPositive = [](double value) { return value >= 1e-6 && value <= 1e6; };
    const auto isTolerance = [](double value) { return value >= 0.0 && value <= 1e6; };
    if (options.fps != 30 && options.fps != 60)
        return outOfRange("frames a second");
    if (!isPositive(options.unitCentimetres))
        return outOfRange("unit");
    if (!isPositive(options.bvhScale))
        return outOfRange("scale");
    if (!isTolerance(options.positionTolerance) || !isTolerance(options.rotationTolerance) ||
        !isTolerance(options.weightTolerance))
        return outOfRange("tolerance");
    if (const auto& thin = options.thinning;
        thin && !(isPositive(thin->units) && isPositive(thin->degrees) && isPositive(thin->weight)))
        return outOfRange("tolerance of thinning");
    if (options.fbxVersion != 7400 && options.fbxVersion != 7500)
        return outOfRange("FBX version");
    std::string channels = options.bvhChannels;
    std::sort(channels.begin(), channels.end());
    if (channels != "XYZ")
        return outOfRange("channel order");
    if (options.range && options.range->last < options.range->first)
        return outOfRange("frames");
    return std::nullopt;
}

} // namespace mmd
