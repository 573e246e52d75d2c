// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "libmmd/interchange/export_options.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

/// Every format of animated models: one row each. The export, the dialog, the losses and the
/// command line read in this table what a format can hold and which options it uses.
namespace mmd {

struct ExportScene;

/// Where the textures of a mesh are stored.
enum class TextureStorage {
    None,   ///< the format has no mesh
    Beside, ///< copied into a folder beside the file, or embedded with ExportOptions::embedTextures
    Inside  ///< always embedded
};

/// The bytes of a whole file; see writers.h.
using ExportWriter = Result<std::vector<std::byte>> (*)(
    const ExportScene& scene, ProgressPart progress, std::vector<Warning>& warnings);

/// What a format can hold besides moving joints, and its writer.
struct ExportFormatInfo {
    ExportFormat format{};
    std::string_view extension; ///< in lower case, without the dot; two rows may share one
    TextureStorage textures = TextureStorage::None;
    bool hasMesh = true;      ///< mesh, materials and morphs
    bool hasView = true;      ///< camera and light
    bool animatesLens = true; ///< the light's colour and the camera's field of view
    bool reducesKeys = true;  ///< leaves out keys within the tolerances
    bool isVerified = true;   ///< can be read again and compared
    ExportWriter write = nullptr;
};

/// All formats, in the order in which they are offered to a user.
[[nodiscard]] std::span<const ExportFormatInfo> exportFormats();

[[nodiscard]] const ExportFormatInfo& infoOf(ExportFormat format);

/// The first format with this extension, in lower case without the dot; null if there is none.
[[nodiscard]] const ExportFormatInfo* exportFormatNamed(std::string_view extension);

} // namespace mmd
