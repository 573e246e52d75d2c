// SPDX-License-Identifier: MIT
#pragma once

namespace odori {
class Session;
} // namespace odori

namespace odori::soak {

/// Restores the work of the last session of this state folder, as the Restore button does. False
/// if there is nothing to restore.
[[nodiscard]] bool restoreSession(Session& session);

} // namespace odori::soak
