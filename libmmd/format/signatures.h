// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace mmd {

/// What the names of models end in, without the dot. A model is known by its content.
inline constexpr std::array<std::string_view, 2> modelExtensions{"pmx", "pmd"};

/// Why a file that begins with `head` (64 bytes, or all of it) cannot be what is asked for:
/// WrongSignature or EmptyFile. None where the rest must be read to know.
[[nodiscard]] std::optional<Error> notAMotion(std::span<const std::byte> head); ///< VMD
[[nodiscard]] std::optional<Error> notAModel(std::span<const std::byte> head);  ///< PMX, PMD

} // namespace mmd
