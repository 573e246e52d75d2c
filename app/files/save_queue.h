// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <deque>
#include <functional>
#include <vector>

namespace odori {

/// A worker thread writes files one by one, so that the window never waits for a disk.
class SaveQueue : public QObject {
    Q_OBJECT
public:
    struct Job {
        QString path;
        std::function<mmd::Result<void>()> write; ///< in the worker
        /// Called in this thread after writing; `hadLinks`: other hard links to the file keep its
        /// old content.
        std::function<void(bool hadLinks)> written;
    };

    /// Calls `write` in the worker, between other work on the file at `path`, and returns its
    /// result.
    using Around = std::function<mmd::Result<void>(
        const QString& path, const std::function<mmd::Result<void>()>& write)>;

    explicit SaveQueue(QObject* parent = nullptr);

    /// Used for all jobs that start from now on.
    void setAround(Around around) { m_around = std::move(around); }

    /// Writes after all earlier jobs.
    void add(Job job);
    [[nodiscard]] bool isIdle() const { return m_jobs.empty(); }
    [[nodiscard]] bool isWriting(const QString& path) const;
    /// Calls `then` when the queue is empty, at once if it is. Its argument says whether all jobs
    /// since the queue was last empty were written.
    void whenIdle(std::function<void(bool areWritten)> then);

signals:
    void failed(const mmd::Error& error, const QString& path);
    /// The file was written, and its job's callback was called.
    void written(const QString& path);

private:
    void startFirst();
    void finishFirst(const mmd::Result<void>& result, bool hadLinks);

    Around m_around;
    std::deque<Job> m_jobs; ///< the first one is being written
    std::vector<std::function<void(bool)>> m_waiting;
    bool m_areWritten = true;
};

} // namespace odori
