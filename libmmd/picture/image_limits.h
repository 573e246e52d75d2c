// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

/// Shared by the readers of pictures.
namespace mmd {

/// The maximum width and height in pixels.
inline constexpr int largestSide = 16384;

[[nodiscard]] inline Error imageFailure(ErrorCode code)
{
    return {.code = code, .offset = 0, .field = "image", .value = 0};
}

} // namespace mmd
