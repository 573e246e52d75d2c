// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/check/motion_check.h"

#include <cstdint>
#include <vector>

namespace mmd {

/// The keys that a finding is about.
struct FindingKeys {
    TrackId track;
    std::vector<std::uint32_t> frames; ///< ascending
    bool operator==(const FindingKeys&) const = default;
};

/// The keys of `finding` in `motion`, which can have changed since the check: keys that do not have
/// the defect any more are left out. For an IK that is left off: the keys of its goal without an
/// effect. No frames: the finding is about the whole file.
[[nodiscard]] FindingKeys keysOf(const Motion& motion, const Finding& finding);

} // namespace mmd
