// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <thread>
#include <vector>

namespace odori::test {

/// Runs the jobs at the same time, each in a thread of its own.
inline void runSideBySide(const std::vector<std::function<void()>>& jobs)
{
    std::vector<std::thread> threads;
    for (const auto& job : jobs)
        threads.emplace_back(job);
    for (std::thread& thread : threads)
        thread.join();
}

} // namespace odori::test
