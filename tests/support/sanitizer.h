// SPDX-License-Identifier: MIT
#pragma once

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/lsan_interface.h>
#endif

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

/// During its lifetime, the leak detection ignores what this thread allocates. For exceptions in
/// handlers of events: Qt does not expect them, and never frees what it allocated for the event.
class IgnoredLeaks {
public:
#if defined(__SANITIZE_ADDRESS__)
    IgnoredLeaks()
    {
        __lsan_disable();
    }
    ~IgnoredLeaks()
    {
        __lsan_enable();
    }
#else
    IgnoredLeaks() {} // has an effect elsewhere, so it is no unused variable
    ~IgnoredLeaks() {}
#endif
    IgnoredLeaks(const IgnoredLeaks&) = delete;
    IgnoredLeaks& operator=(const IgnoredLeaks&) = delete;
};

} // namespace odori::test
