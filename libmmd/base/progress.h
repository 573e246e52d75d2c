// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <utility>

namespace mmd {

/// How far a long job is, and the wish to stop it. The job calls report() and isCancelled() on its
/// own thread; cancel() may be called from any.
class Progress {
public:
    Progress() = default;
    /// `onReport` gets the share that is done, 0..1, on the job's thread; often.
    explicit Progress(std::function<void(double)> onReport)
        : m_onReport(std::move(onReport))
    {
    }

    void report(double share) const
    {
        if (m_onReport)
            m_onReport(share);
    }
    void cancel() noexcept { m_isCancelled.store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool isCancelled() const noexcept
    {
        return m_isCancelled.load(std::memory_order_relaxed);
    }

private:
    std::function<void(double)> m_onReport;
    std::atomic<bool> m_isCancelled = false;
};

} // namespace mmd
