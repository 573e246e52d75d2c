// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"
#include "libmmd/interchange/export_formats.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace odori::cli {

/// The options of `convert` for animated models, as text; see docs/cli.md.
struct ExportArguments {
    std::string preset, names, range, thin, reduce, fbxVersion, channels, layout, camera;
    int fps = 0;
    double unit = 0.0, scale = 0.0;
    bool noMesh = false, physics = false, embedTextures = false, noIkBones = false,
         endBones = false, ascii = false, noVerify = false, force = false;
};

/// Adds the options to the command; `arguments` must outlive it.
void addExportOptions(CLI::App& command, ExportArguments& arguments);

/// Whether the option is about meshes and their textures.
[[nodiscard]] bool isOfMeshes(std::string_view option);
/// Whether the option, such as "--ascii", can have an effect on a file of this format. A format
/// that always does what the option asks is no reason to refuse it: a GLB embeds its textures.
[[nodiscard]] bool isOptionOf(const mmd::ExportFormatInfo& format, std::string_view option);

/// The preset's options, overridden by the given ones.
[[nodiscard]] mmd::ExportOptions exportOptions(
    const ExportArguments& arguments, mmd::ExportFormat format);

} // namespace odori::cli
