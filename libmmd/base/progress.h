// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <utility>

namespace mmd {

/// Thrown by Progress::stopIfCancelled(), for loops deep inside of a job. guarded() makes the error
/// Cancelled of it.
struct JobCancelled {};

/// The progress of a long job, and a request to stop it. The job calls report() and isCancelled()
/// in its own thread; any thread may call cancel().
class Progress {
public:
    Progress() = default;
    /// `onReport` gets the finished share, 0..1, in the job's thread; often.
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
    void stopIfCancelled() const
    {
        if (isCancelled())
            throw JobCancelled();
    }

private:
    std::function<void(double)> m_onReport;
    std::atomic<bool> m_isCancelled = false;
};

/// The part of a job from `begin` to `end`, for a step that counts from 0 to 1.
class ProgressPart {
public:
    ProgressPart(const Progress& whole, double begin, double end)
        : m_whole(whole)
        , m_begin(begin)
        , m_size(end - begin)
    {
    }
    /// Reports the progress of the step. False if the job must stop.
    [[nodiscard]] bool advance(double share) const
    {
        m_whole.report(m_begin + m_size * share);
        return !m_whole.isCancelled();
    }

    /// A part of this part.
    [[nodiscard]] ProgressPart part(double begin, double end) const
    {
        return {m_whole, m_begin + m_size * begin, m_begin + m_size * end};
    }

private:
    const Progress& m_whole;
    double m_begin, m_size;
};

} // namespace mmd
