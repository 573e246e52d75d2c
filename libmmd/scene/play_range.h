// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/scene.h"

#include <cstdint>

namespace mmd {

/// Last frame of the play range: the one that is set, else the last key's; never before its first.
[[nodiscard]] std::uint32_t lastPlayed(const Scene& scene);

} // namespace mmd
