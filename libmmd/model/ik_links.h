// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/rig.h"

#include <span>
#include <vector>

namespace mmd {

/// The IK chains that rotate one of `bones` while they are on, as ascending indices into
/// Rig::chains: the bone is a link that can rotate.
[[nodiscard]] std::vector<int> chainsWithLink(const Rig& rig, std::span<const int> bones);

} // namespace mmd
