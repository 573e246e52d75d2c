// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"

#include <cstdint>
#include <limits>

namespace mmd {

/// Results of motionsAgreeUntil(): the motions move the model in the same way at all frames, or
/// differ from the first frame on.
inline constexpr std::int64_t agreeThroughout = std::numeric_limits<std::int64_t>::max();
inline constexpr std::int64_t agreeNowhere = -1;

/// The last frame up to which both motions certainly move the bones of `model` in the same way,
/// including their physics switches: the key before the first key that differs. Tracks that move
/// none of its bones are ignored.
[[nodiscard]] std::int64_t motionsAgreeUntil(const Model& model, const Motion& a, const Motion& b);

} // namespace mmd
