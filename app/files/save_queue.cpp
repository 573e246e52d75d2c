// SPDX-License-Identifier: MIT
#include "app/files/save_queue.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFutureWatcher>

#include <algorithm>
#include <utility>

namespace odori {

SaveQueue::SaveQueue(QObject* parent)
    : QObject(parent)
{
}

void SaveQueue::add(Job job)
{
    m_jobs.push_back(std::move(job));
    if (m_jobs.size() == 1)
        startFirst();
}

bool SaveQueue::isWriting(const QString& path) const
{
    return std::any_of(
        m_jobs.begin(), m_jobs.end(), [&](const Job& job) { return job.path == path; });
}

void SaveQueue::whenIdle(std::function<void(bool areWritten)> then)
{
    if (isIdle())
        then(true);
    else
        m_waiting.push_back(std::move(then));
}

void SaveQueue::startFirst()
{
    using Watcher = QFutureWatcher<mmd::Result<void>>;
    auto* watcher = new Watcher(this);
    const Job& job = m_jobs.front();
    const bool hadLinks = mmd::hasOtherLinks(mmd::pathFromUtf8(job.path.toStdString()));
    connect(watcher, &Watcher::finished, this, [this, watcher, hadLinks] {
        watcher->deleteLater();
        finishFirst(watcher->result(), hadLinks);
    });
    watcher->setFuture(QtConcurrent::run([around = m_around, write = job.write, path = job.path] {
        return mmd::guarded([&] { return around ? around(path, write) : write(); });
    }));
}

void SaveQueue::finishFirst(const mmd::Result<void>& result, bool hadLinks)
{
    const Job job = std::move(m_jobs.front());
    m_jobs.pop_front();
    // Even if the callback throws an exception, the next file is written, and waiting callers are
    // called.
    const auto outcome = mmd::guarded([&] {
        if (result)
            job.written(hadLinks);
        return result;
    });
    m_areWritten = m_areWritten && outcome;
    if (!outcome)
        emit failed(outcome.error(), job.path);
    else
        emit written(job.path);
    if (!m_jobs.empty()) {
        startFirst();
        return;
    }
    const bool areWritten = std::exchange(m_areWritten, true);
    for (const auto& then : std::exchange(m_waiting, {}))
        then(areWritten);
}

} // namespace odori
