// SPDX-License-Identifier: MIT
#include "libmmd/base/speed/large_pages.h"

#include <cstdint>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace mmd {

void preferLargePages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t size)
{
#ifdef __linux__
    constexpr std::uintptr_t page = 2u << 20;
    if (size < 2 * page)
        return;
    const auto begin = (reinterpret_cast<std::uintptr_t>(memory) + page - 1) / page * page;
    const auto end = (reinterpret_cast<std::uintptr_t>(memory) + size) / page * page;
    // A failure is harmless: the pages are small then.
    (void)madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
#endif
}

} // namespace mmd
