// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QSemaphore>
#include <QtCore/QThreadPool>

namespace odori::test {

/// While it lives, the workers of QtConcurrent::run start nothing, until release(). So a test can
/// decide what happens before a job's answer.
class BusyWorkers {
public:
    BusyWorkers()
        : m_threads(pool().maxThreadCount())
    {
        pool().waitForDone();
        pool().setMaxThreadCount(1);
        pool().start([this] { m_end.acquire(); });
    }
    BusyWorkers(const BusyWorkers&) = delete;
    BusyWorkers& operator=(const BusyWorkers&) = delete;
    ~BusyWorkers()
    {
        release();
        pool().waitForDone();
        pool().setMaxThreadCount(m_threads);
    }
    void release() { m_end.release(); }

private:
    [[nodiscard]] static QThreadPool& pool() { return *QThreadPool::globalInstance(); }

    int m_threads;
    QSemaphore m_end;
};

} // namespace odori::test
