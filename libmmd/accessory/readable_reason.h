// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace mmd::accessory {

/// Assimp's reason as people can read it, without a full stop and without the names of its parts:
/// "line 3: unexpected colon". A text with pieces of source code, of the file's contents or of its
/// path becomes answer::unreadableReason.
[[nodiscard]] std::string readableReason(std::string_view text);

} // namespace mmd::accessory
