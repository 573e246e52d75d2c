// SPDX-License-Identifier: MIT
#include "libmmd/base/process_limits.h"

#ifdef _WIN32
#include <windows.h>
#else
#include <sys/resource.h>
#endif

namespace mmd {

#ifdef _WIN32

bool limitThisProcess(std::size_t bytes) noexcept
{
    const HANDLE job = CreateJobObjectW(nullptr, nullptr);
    if (!job)
        return false;
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_PROCESS_MEMORY;
    limits.ProcessMemoryLimit = bytes;
    // The job must live as long as the process, so its handle is never closed.
    return SetInformationJobObject(
               job, JobObjectExtendedLimitInformation, &limits, sizeof limits) &&
           AssignProcessToJobObject(job, GetCurrentProcess());
}

#else

bool limitThisProcess(std::size_t bytes) noexcept
{
    const rlimit noCore{0, 0};
    bool done = setrlimit(RLIMIT_CORE, &noCore) == 0;
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    (void)bytes;
#else
    const rlimit memory{static_cast<rlim_t>(bytes), static_cast<rlim_t>(bytes)};
    done = setrlimit(RLIMIT_AS, &memory) == 0 && done;
#endif
    return done;
}

#endif

} // namespace mmd
