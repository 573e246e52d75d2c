// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <functional>
#include <type_traits>
#include <utility>

namespace mmd {

/// The error for the exception that is being handled: OutOfMemory if there was no memory, Cancelled
/// for JobCancelled, else InternalFailure. Call it only in a handler.
[[nodiscard]] Error errorOfException() noexcept;

/// The Result of `job`; an exception becomes its error. Every job in another thread or a foreign
/// event loop is called in this way, so that no exception reaches them.
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
