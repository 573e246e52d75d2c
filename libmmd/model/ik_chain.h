// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/rig.h"

#include <cstddef>

namespace mmd {

/// The chain of the goal bone `goal` for the solver; without links if it can do nothing. `rig` must
/// have its parents and its parent-first order. `leftOut` counts broken links.
[[nodiscard]] RigIkChain makeIkChain(
    const pmx::Model& model, const Rig& rig, std::int32_t goal, std::size_t& leftOut);

/// The maximum number of bone transforms for solving the chain.
[[nodiscard]] double costOf(const RigIkChain& chain, const Rig& rig);

} // namespace mmd
