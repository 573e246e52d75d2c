// SPDX-License-Identifier: MIT
#pragma once

namespace odori::test {

/// Whether the address sanitizer is built in. It makes programs several times slower and reserves
/// terabytes of address space, so that address space cannot be limited.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool isSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif
#else
inline constexpr bool isSanitized = false;
#endif

} // namespace odori::test
