// SPDX-License-Identifier: MIT
#pragma once

namespace mmd {

/// Asks for the memory at `address` ahead of its use; a hint where the compiler has one, else
/// nothing. Any address is allowed.
inline void prefetch([[maybe_unused]] const void* address)
{
#if defined(__GNUC__)
    __builtin_prefetch(address);
#endif
}

} // namespace mmd
