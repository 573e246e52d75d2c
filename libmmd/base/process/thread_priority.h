// SPDX-License-Identifier: MIT
#pragma once

namespace mmd {

/// Lowers the priority of the calling thread, so that long work does not slow down a window. On
/// Linux, threads and programs that it starts from now on have the low priority, too. Does nothing
/// where the system does not allow it.
void lowerThreadPriority() noexcept;

} // namespace mmd
