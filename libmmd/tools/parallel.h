// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace mmd {

/// Calls `job` once for each index below `count`, in a few threads; returns when all are done. An
/// exception of a job is thrown again here, after the other jobs of its thread's turn.
void inParallel(std::size_t count, const std::function<void(std::size_t)>& job);

/// The number of threads that inParallel() uses at most.
[[nodiscard]] std::size_t parallelThreads();

} // namespace mmd
