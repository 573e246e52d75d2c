// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QDateTime>
#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QTimer>

#include <deque>
#include <functional>
#include <vector>

namespace odori {

/// A worker thread writes files one by one, so that the window never waits for a disk.
class SaveQueue : public QObject {
    Q_OBJECT
public:
    /// What to do with a job after its question.
    enum class Answer {
        Write,
        Drop,     ///< it counts as not written
        Replaced, ///< by another job, which counts
    };
    /// Asks the user in this thread, and calls its argument once, then or later.
    using Ask = std::function<void(const std::function<void(Answer)>& answer)>;
    /// Looks at the file in the worker. Returns the question to ask before writing, or nothing. All
    /// other jobs wait for the answer.
    using Look = std::function<Ask()>;
    /// What the worker knows about the file after writing.
    struct Written {
        bool hadLinks = false; ///< other hard links to the file keep its old content
        QDateTime time;        ///< its modification time
        QStringList aliases;   ///< the paths of Job::open that are this file, through links
    };
    struct Job {
        QString path;
        std::function<mmd::Result<void>()> write; ///< in the worker
        /// Called in this thread after writing.
        std::function<void(const Written&)> written;
        /// Called in this thread, when all earlier jobs are done; may be empty. The worker calls
        /// its result before writing.
        std::function<Look()> look = {};
        /// The paths of the open files, when all earlier jobs are done; may be empty.
        std::function<QStringList()> open = {};
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
    /// Whether a job waits for the answer to its question.
    [[nodiscard]] bool isAsking() const { return m_isAsking; }
    /// Whether another job than the first will write this file.
    [[nodiscard]] bool isWaiting(const QString& path) const;
    /// Calls `then` when the queue is empty, at once if it is. Its argument says whether all jobs
    /// since the queue was last empty were written.
    void whenIdle(std::function<void(bool areWritten)> then);

signals:
    /// `time`: of the file after the failure, which may have its new content.
    void failed(const mmd::Error& error, const QString& path, const QDateTime& time);
    /// The file was written, and its job's callback was called.
    void written(const QString& path);
    /// The file is being looked at or written for three seconds.
    void slow(const QString& path);

private:
    struct Outcome {
        mmd::Result<void> result;
        Written written;
        Ask ask; ///< nothing was written
    };
    [[nodiscard]] static Outcome run(const QString& path, const QStringList& open, const Look& look,
        const std::function<mmd::Result<void>()>& write);
    void startFirst();
    void finishFirst(const Outcome& outcome);
    void ask(const Ask& question);
    void answer(Answer answer);
    /// The first job is done.
    void startNext();

    Around m_around;
    std::deque<Job> m_jobs; ///< the first one is being written
    std::vector<std::function<void(bool)>> m_waiting;
    QTimer m_slow;
    bool m_areWritten = true;
    bool m_isAsking = false;
};

} // namespace odori
