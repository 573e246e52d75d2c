// SPDX-License-Identifier: MIT
#pragma once

#include <epoxy/gl.h>

#include <type_traits>
#include <utility>

namespace odori::test {

/// Replaces a function of OpenGL while it exists: libepoxy calls all of them through pointers. The
/// function must have been called before, because libepoxy finds it at its first call.
template <auto& function>
class GlHook {
public:
    using Function = std::remove_reference_t<decltype(function)>;
    explicit GlHook(Function replacement) { real = std::exchange(function, replacement); }
    ~GlHook() { function = real; }
    GlHook(const GlHook&) = delete;
    GlHook& operator=(const GlHook&) = delete;

    static inline Function real = nullptr; ///< for the replacement
};

} // namespace odori::test
