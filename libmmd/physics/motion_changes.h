// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"

#include <cstdint>
#include <limits>

namespace mmd {

/// What motionsAgreeUntil() says of motions that move the model alike throughout, and of those that
/// differ from the first frame on.
inline constexpr std::int64_t agreeThroughout = std::numeric_limits<std::int64_t>::max();
inline constexpr std::int64_t agreeNowhere = -1;

/// The last frame up to which both motions surely move the bones of `model` alike, their physics
/// switches included: the key before the first one that differs. Tracks that move none of its bones
/// do not count.
[[nodiscard]] std::int64_t motionsAgreeUntil(const Model& model, const Motion& a, const Motion& b);

} // namespace mmd
