// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstddef>
#include <optional>
#include <span>

namespace mmd {

/// Why a file that begins with `head` (64 bytes, or all of it) cannot be what is asked for:
/// WrongSignature or EmptyFile. None where the rest must be read to know.
[[nodiscard]] std::optional<Error> notAMotion(std::span<const std::byte> head); ///< VMD
[[nodiscard]] std::optional<Error> notAModel(std::span<const std::byte> head);  ///< PMX, PMD

} // namespace mmd
