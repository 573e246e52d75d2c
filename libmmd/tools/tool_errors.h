// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/motion/keyframe.h"
#include "libmmd/motion/motion.h"

#include <optional>
#include <string>
#include <string_view>

/// Why a tool refuses a motion. ui/messages makes sentences of these errors.
namespace mmd {

/// Fields of NothingMatches: the other motion has no key of the part that is taken from it; the
/// models of both motions have no bone in common.
inline constexpr std::string_view emptyPartField = "part", foreignModelField = "models";
/// The field of OutOfRange: keys would be after the last frame that a file can have.
inline constexpr std::string_view lateKeysField = "late keys";

/// A key with a number that is NaN or infinite. A tool would spread it to other keys.
struct InvalidKey {
    TrackKind kind{};
    std::string track; ///< UTF-8; empty for kinds with one track
    std::uint32_t frame = 0;
    bool isMade = false; ///< the tool made it: its numbers grew too large
};

/// BadValue of the first such key in the order of the tracks. Tracks that are also in `known` are
/// not looked at.
[[nodiscard]] Result<void> refuseInvalidKeys(const Motion& motion, const Motion* known = nullptr);
/// What refuseInvalidKeys() found; none for other errors.
[[nodiscard]] std::optional<InvalidKey> invalidKeyOf(const Error& error);

} // namespace mmd
