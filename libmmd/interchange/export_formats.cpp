// SPDX-License-Identifier: MIT
#include "libmmd/interchange/export_formats.h"

#include "libmmd/interchange/writers.h"

#include <algorithm>
#include <array>

namespace mmd {
namespace {

constexpr auto beside = TexturePlace::Beside;
constexpr auto inside = TexturePlace::Inside;
constexpr std::array table{
    ExportFormatInfo{.format = ExportFormat::FbxBinary,
        .extension = "fbx",
        .textures = beside,
        .write = writeFbx},
    ExportFormatInfo{.format = ExportFormat::FbxAscii,
        .extension = "fbx",
        .textures = beside,
        .write = writeFbx},
    ExportFormatInfo{.format = ExportFormat::Glb,
        .extension = "glb",
        .textures = inside,
        .animatesLens = false,
        .write = writeGlb},
    ExportFormatInfo{.format = ExportFormat::Bvh,
        .extension = "bvh",
        .hasMesh = false,
        .hasView = false,
        .reducesKeys = false,
        .isVerified = false,
        .write = writeBvh},
};

} // namespace

std::span<const ExportFormatInfo> exportFormats()
{
    return table;
}

const ExportFormatInfo& infoOf(ExportFormat format)
{
    const auto* info = std::find_if(table.begin(), table.end(),
        [&](const ExportFormatInfo& each) { return each.format == format; });
    return info == table.end() ? table.front() : *info;
}

const ExportFormatInfo* exportFormatNamed(std::string_view extension)
{
    const auto* info = std::find_if(table.begin(), table.end(),
        [&](const ExportFormatInfo& each) { return each.extension == extension; });
    return info == table.end() ? nullptr : info;
}

} // namespace mmd
