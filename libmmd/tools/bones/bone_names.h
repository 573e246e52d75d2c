// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/pose/pose.h"

#include <string_view>

namespace mmd {

/// The bone of that name (UTF-8), or -1.
[[nodiscard]] int boneNamed(const Model& model, std::string_view name);

} // namespace mmd
