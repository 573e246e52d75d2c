// SPDX-License-Identifier: MIT
#include "libmmd/tools/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace mmd {

std::size_t parallelThreads()
{
    constexpr std::size_t most = 16;
    return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, most);
}

void inParallel(std::size_t count, const std::function<void(std::size_t)>& job)
{
    std::atomic<std::size_t> next = 0;
    std::exception_ptr failure;
    std::mutex mutex;
    const auto work = [&] {
        try {
            for (std::size_t at = next++; at < count; at = next++)
                job(at);
        } catch (...) {
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
            next = count;
        }
    };
    std::vector<std::thread> threads;
    for (std::size_t thread = 1; thread < std::min(count, parallelThreads()); ++thread)
        threads.emplace_back(work);
    work();
    for (std::thread& thread : threads)
        thread.join();
    if (failure)
        std::rethrow_exception(failure);
}

} // namespace mmd
