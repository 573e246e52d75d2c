// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/format/pmx/pmx.h"

#include <cstdint>
#include <vector>

namespace mmd {

/// A morph that moves other morphs: a group all of them, a flip morph one.
struct MorphGroup {
    std::int32_t morph = -1;
    bool isFlip = false;
    std::vector<pmx::GroupOffset> members; ///< in file order; -1 if one was left out
};

/// The group and flip morphs of a model, ordered so that the weight of each is known before its
/// members. If a group contains itself, the last step of the cycle is cut, with a warning. The
/// model's indices must be in range or -1.
[[nodiscard]] std::vector<MorphGroup> makeMorphGroups(
    const pmx::Model& model, std::vector<Warning>& warnings);

} // namespace mmd
