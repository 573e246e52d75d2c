// SPDX-License-Identifier: MIT
#include "libmmd/base/speed/heap.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace mmd {

void keepLargeBlocksApart()
{
#ifdef __GLIBC__
    // Setting the limit also stops glibc from raising it after the first large block is freed.
    constexpr int limit = 256 << 10;
    (void)mallopt(M_MMAP_THRESHOLD, limit);
#endif
}

} // namespace mmd
