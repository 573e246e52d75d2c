// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"
#include "libmmd/text/cp932.h"

#include <string_view>

namespace odori::test {

/// The track of a bone or morph by its UTF-8 name.
[[nodiscard]] inline mmd::TrackId bone(std::string_view name)
{
    return {mmd::TrackKind::Bone, mmd::encodeCp932(name).bytes};
}

[[nodiscard]] inline mmd::TrackId morph(std::string_view name)
{
    return {mmd::TrackKind::Morph, mmd::encodeCp932(name).bytes};
}

} // namespace odori::test
