// SPDX-License-Identifier: MIT
#include "libmmd/interchange/export_formats.h"

#include "libmmd/interchange/writers.h"

#include <algorithm>
#include <array>

namespace mmd {
namespace {

constexpr auto texturesBeside = TextureStorage::Beside;
constexpr auto texturesInside = TextureStorage::Inside;
constexpr std::array exportFormatTable{
    ExportFormatInfo{.format = ExportFormat::FbxBinary,
        .extension = "fbx",
        .textures = texturesBeside,
        .write = writeFbx},
    ExportFormatInfo{.format = ExportFormat::FbxAscii,
        .extension = "fbx",
        .textures = texturesBeside,
        .write = writeFbx},
    ExportFormatInfo{.format = ExportFormat::Glb,
        .extension = "glb",
        .textures = texturesInside,
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
    return exportFormatTable;
}

const ExportFormatInfo& infoOf(ExportFormat format)
{
    const auto* info = std::find_if(exportFormatTable.begin(), exportFormatTable.end(),
        [&](const ExportFormatInfo& each) { return each.format == format; });
    return info == exportFormatTable.end() ? exportFormatTable.front() : *info;
}

const ExportFormatInfo* exportFormatNamed(std::string_view extension)
{
    const auto* info = std::find_if(exportFormatTable.begin(), exportFormatTable.end(),
        [&](const ExportFormatInfo& each) { return each.extension == extension; });
    return info == exportFormatTable.end() ? nullptr : info;
}

} // namespace mmd
