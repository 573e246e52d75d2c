// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace mmd {

/// The endings of model files, without the dot. A model is recognised by its content.
inline constexpr std::array<std::string_view, 2> modelExtensions{"pmx", "pmd"};

/// The endings of accessories and stages: meshes without bones, read by foreign code in a process
/// of its own (docs/accessories.md). VAC is MMD's text file that places an X file.
inline constexpr std::array<std::string_view, 6> accessoryExtensions{
    "x", "vac", "obj", "fbx", "gltf", "glb"};

/// Whether a file with this extension (lower case, without the dot) is an accessory.
[[nodiscard]] constexpr bool isAccessoryExtension(std::string_view extension)
{
    for (const std::string_view each : accessoryExtensions)
        if (each == extension)
            return true;
    return false;
}

/// Why a file that begins with `head` (64 bytes, or all of it) cannot have the wanted format:
/// WrongSignature or EmptyFile. None if the rest must be read to decide.
[[nodiscard]] std::optional<Error> notAMotion(std::span<const std::byte> head); ///< VMD
[[nodiscard]] std::optional<Error> notAModel(std::span<const std::byte> head);  ///< PMX, PMD

} // namespace mmd
