// SPDX-License-Identifier: MIT
#include "app/files/save_queue.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFileInfo>
#include <QtCore/QFutureWatcher>

#include <algorithm>
#include <memory>
#include <utility>

namespace odori {
namespace {

constexpr int slowMilliseconds = 3000;

} // namespace

SaveQueue::SaveQueue(QObject* parent)
    : QObject(parent)
{
    m_slow.setSingleShot(true);
    m_slow.setInterval(slowMilliseconds);
    connect(&m_slow, &QTimer::timeout, this, [this] { emit slow(m_jobs.front().path); });
}

void SaveQueue::add(Job job)
{
    m_jobs.push_back(std::move(job));
    if (m_jobs.size() == 1)
        startFirst();
}

bool SaveQueue::isWaiting(const QString& path) const
{
    return !isIdle() && std::any_of(m_jobs.begin() + 1, m_jobs.end(),
                            [&](const Job& job) { return job.path == path; });
}

void SaveQueue::whenIdle(std::function<void(bool areWritten)> then)
{
    if (isIdle())
        then(true);
    else
        m_waiting.push_back(std::move(then));
}

/// In the worker: everything that touches the disk.
SaveQueue::Outcome SaveQueue::run(const QString& path, const QStringList& open, const Look& look,
    const std::function<mmd::Result<void>()>& write)
{
    Outcome outcome;
    outcome.result = mmd::guarded([&]() -> mmd::Result<void> {
        if (look)
            outcome.ask = look();
        if (outcome.ask)
            return {};
        outcome.written.hadLinks = mmd::hasOtherLinks(mmd::pathFromUtf8(path.toStdString()));
        return write();
    });
    const QFileInfo file(path);
    outcome.written.time = file.lastModified();
    for (const QString& other : open)
        if (other != path && !outcome.ask && QFileInfo(other) == file)
            outcome.written.aliases.append(other);
    return outcome;
}

void SaveQueue::startFirst()
{
    using Watcher = QFutureWatcher<Outcome>;
    auto* watcher = new Watcher(this);
    connect(watcher, &Watcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        m_slow.stop();
        const Outcome outcome = watcher->result();
        outcome.ask ? ask(outcome.ask) : finishFirst(outcome);
    });
    m_slow.start();
    const Job& job = m_jobs.front();
    watcher->setFuture(QtConcurrent::run(
        [around = m_around, path = job.path, open = job.open ? job.open() : QStringList(),
            look = job.look ? job.look() : Look(), write = job.write] {
            return run(path, open, look, [&] { return around ? around(path, write) : write(); });
        }));
}

void SaveQueue::ask(const Ask& question)
{
    m_isAsking = true;
    const auto hasAnswer = std::make_shared<bool>(false);
    const auto asked = mmd::guarded([&]() -> mmd::Result<void> {
        question([this, hasAnswer](Answer chosen) {
            if (!std::exchange(*hasAnswer, true))
                answer(chosen);
        });
        return {};
    });
    if (asked || std::exchange(*hasAnswer, true))
        return;
    m_isAsking = false;
    finishFirst({.result = asked, .written = {}, .ask = {}});
}

void SaveQueue::answer(Answer answer)
{
    m_isAsking = false;
    m_jobs.front().look = {};
    if (answer == Answer::Write)
        return startFirst();
    m_areWritten = m_areWritten && answer != Answer::Drop;
    m_jobs.pop_front();
    startNext();
}

void SaveQueue::finishFirst(const Outcome& outcome)
{
    const Job job = std::move(m_jobs.front());
    m_jobs.pop_front();
    // Even if the callback throws an exception, the next file is written, and waiting callers are
    // called.
    const auto result = mmd::guarded([&] {
        if (outcome.result)
            job.written(outcome.written);
        return outcome.result;
    });
    m_areWritten = m_areWritten && result;
    if (!result)
        emit failed(result.error(), job.path, outcome.written.time);
    else
        emit written(job.path);
    startNext();
}

void SaveQueue::startNext()
{
    if (!m_jobs.empty()) {
        startFirst();
        return;
    }
    const bool areWritten = std::exchange(m_areWritten, true);
    for (const auto& then : std::exchange(m_waiting, {}))
        then(areWritten);
}

} // namespace odori
