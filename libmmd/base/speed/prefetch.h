// SPDX-License-Identifier: MIT
#pragma once

namespace mmd {

/// Prefetches the memory at `address`; a hint if the compiler has one, else nothing. Any address is
/// allowed.
inline void prefetch([[maybe_unused]] const void* address)
{
#if defined(__GNUC__)
    __builtin_prefetch(address);
#endif
}

} // namespace mmd
