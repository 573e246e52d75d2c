// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/picture/deep_image.h"
#include "libmmd/picture/image.h"

#include <variant>

namespace odori::film {

/// A finished picture of 8 or 16 bits for each channel.
using Picture = std::variant<mmd::Image, mmd::DeepImage>;

} // namespace odori::film
