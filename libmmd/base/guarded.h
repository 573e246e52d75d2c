// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <functional>
#include <type_traits>
#include <utility>

namespace mmd {

/// The exception that is being handled: OutOfMemory where memory ran out, else InternalFailure. To
/// be called in a handler only.
[[nodiscard]] Error errorOfException() noexcept;

/// The Result of `job`; what it throws becomes its error. Every job that another thread or a
/// foreign loop runs is called this way, so that nothing is thrown into those.
template <class Job>
[[nodiscard]] std::invoke_result_t<Job> guarded(Job&& job) noexcept
{
    try {
        return std::invoke(std::forward<Job>(job));
    } catch (...) {
        return tl::unexpected(errorOfException());
    }
}

} // namespace mmd
