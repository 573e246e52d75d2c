// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"

#include <vector>

namespace mmd {

/// The contents of an accessory's file.
struct AccessoryFile : pmx::ReadResult {
    /// As Model::pictures.
    std::vector<PictureBytes> pictures;
};

/// The sum of the bytes of all pictures inside one file.
inline constexpr std::size_t mostPictureBytes = std::size_t(512) << 20;

} // namespace mmd
