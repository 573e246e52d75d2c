// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"

namespace mmd {

/// While it exists, a wish to end the program (Ctrl+C, SIGTERM, a closed terminal) cancels a job
/// instead, so that the job can remove what is not complete. A second wish ends the program at
/// once. A signal that the program ignores since its start (nohup) is still ignored. At most one
/// object at a time.
class Interruption {
public:
    /// `progress` must outlive this object.
    explicit Interruption(Progress& progress);
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    /// The number of the signal that came; 0: none.
    [[nodiscard]] static int signal() noexcept;
};

/// Ends this program as `signal` would have ended it, so that a shell stops its loop, too.
[[noreturn]] void endBySignal(int signal);

} // namespace mmd
