// SPDX-License-Identifier: MIT
#include "libmmd/base/process/thread_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace mmd {

void lowerThreadPriority() noexcept
{
#ifdef __linux__
    constexpr int low = 10; // a tenth of the time of a thread that needs the same processor
    // In Linux each thread has its own value, and 0 is the calling one.
    (void)setpriority(PRIO_PROCESS, 0, low);
#endif
}

} // namespace mmd
