// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/sound/cached_sound.h"

namespace mmd {

/// All samples, -1 to 1, with the channels averaged: 4 bytes of memory for each sound frame. Reads
/// the disk: for worker threads.
[[nodiscard]] std::vector<float> monoSamples(CachedSound& sound);

} // namespace mmd
