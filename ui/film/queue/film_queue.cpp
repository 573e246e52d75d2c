// SPDX-License-Identifier: MIT
#include "ui/film/queue/film_queue.h"

#include "libmmd/base/guarded.h"
#include "libmmd/base/process/thread_priority.h"
#include "ui/film/files/picture_files.h"

#include <QtCore/QThread>

#include <algorithm>
#include <utility>

namespace odori::film {
namespace {

constexpr int reportMilliseconds = 200;
constexpr qint64 firstEstimate = 1500; ///< ms of work before the time left is known well enough

} // namespace

QString firstFileOf(const FilmJob& job)
{
    const auto name = SeriesName::from(job.output.toStdString());
    return isSeries(job.output) && name
               ? QString::fromStdString(name->path(FilmFrames(job.range, job.fps).first()))
               : job.output;
}

/// Its thread writes `outcome`, and this thread reads it after the thread has ended.
struct FilmQueue::Worker {
    explicit Worker(int film)
        : id(film)
        , progress([this](double done) { share = done; })
    {
    }
    ~Worker()
    {
        progress.cancel();
        if (thread)
            thread->wait();
    }

    int id;
    std::atomic<double> share = 0.0;
    mmd::Progress progress;
    tl::expected<std::vector<mmd::Warning>, FilmFailure> outcome;
    QElapsedTimer clock;    ///< since the first finished picture
    double firstDone = 0.0; ///< the share at that time
    std::unique_ptr<QThread> thread;
};

FilmQueue::FilmQueue(QObject* parent)
    : QObject(parent)
{
    m_timer.setInterval(reportMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &FilmQueue::readProgress);
}

FilmQueue::~FilmQueue() = default;

int FilmQueue::add(FilmJob job)
{
    const int id = ++m_lastId;
    m_films.push_back({.id = id, .output = job.output, .file = firstFileOf(job)});
    m_waiting.emplace_back(id, std::make_shared<const FilmJob>(std::move(job)));
    if (!m_worker)
        startNext();
    emit changed();
    return id;
}

QueuedFilm* FilmQueue::entry(int id)
{
    const auto found = std::find_if(
        m_films.begin(), m_films.end(), [&](const QueuedFilm& film) { return film.id == id; });
    return found == m_films.end() ? nullptr : &*found;
}

const QueuedFilm* FilmQueue::find(int id) const
{
    const auto found = std::find_if(
        m_films.begin(), m_films.end(), [&](const QueuedFilm& film) { return film.id == id; });
    return found == m_films.end() ? nullptr : &*found;
}

const QueuedFilm* FilmQueue::running() const
{
    return m_worker ? find(m_worker->id) : nullptr;
}

int FilmQueue::unfinished() const
{
    return int(std::count_if(
        m_films.begin(), m_films.end(), [](const QueuedFilm& film) { return !film.hasEnded(); }));
}

bool FilmQueue::writes(const QString& output) const
{
    return std::any_of(m_films.begin(), m_films.end(),
        [&](const QueuedFilm& film) { return !film.hasEnded() && film.output == output; });
}

void FilmQueue::startNext()
{
    if (m_waiting.empty()) {
        m_timer.stop();
        return;
    }
    const auto [id, job] = std::move(m_waiting.front());
    m_waiting.erase(m_waiting.begin());
    entry(id)->state = QueuedFilm::State::Running;
    m_worker = std::make_unique<Worker>(id);
    Worker& worker = *m_worker;
    worker.thread.reset(QThread::create([&worker, job = job] {
        mmd::lowerThreadPriority();
        const auto guarded = mmd::guarded([&]() -> mmd::Result<void> {
            worker.outcome = makeFilm(*job, worker.progress);
            return {};
        });
        if (!guarded)
            worker.outcome =
                tl::unexpected(FilmFailure{guarded.error(), job->output.toStdString()});
    }));
    connect(worker.thread.get(), &QThread::finished, this, [this, id = id] { finish(id); });
    worker.thread->start();
    m_timer.start();
}

void FilmQueue::readProgress()
{
    if (!m_worker)
        return;
    QueuedFilm& film = *entry(m_worker->id);
    film.share = m_worker->share;
    // The first picture waits for the textures and the simulation.
    if (film.share > 0.0 && !m_worker->clock.isValid()) {
        m_worker->clock.start();
        m_worker->firstDone = film.share;
    }
    const double done = film.share - m_worker->firstDone;
    film.millisLeft.reset();
    if (m_worker->clock.isValid() && m_worker->clock.elapsed() > firstEstimate && done > 0.0)
        film.millisLeft = qint64(double(m_worker->clock.elapsed()) * (1.0 - film.share) / done);
    emit progressed();
}

/// The worker's thread has ended.
void FilmQueue::finish(int id)
{
    const std::unique_ptr<Worker> worker = std::move(m_worker);
    worker->thread->wait();
    QueuedFilm& film = *entry(id);
    auto state = QueuedFilm::State::Done;
    if (worker->outcome) {
        film.share = 1.0;
        film.warnings = std::move(*worker->outcome);
    } else if (worker->outcome.error().error.code == mmd::ErrorCode::Cancelled) {
        state = QueuedFilm::State::Cancelled;
    } else {
        state = QueuedFilm::State::Failed;
        film.failure = worker->outcome.error();
    }
    startNext();
    end(id, state);
}

void FilmQueue::end(int id, QueuedFilm::State state)
{
    QueuedFilm& film = *entry(id);
    film.state = state;
    film.millisLeft.reset();
    emit ended(id); // first: a receiver of changed() may remove the film
    emit changed();
}

void FilmQueue::cancel(int id)
{
    if (m_worker && m_worker->id == id) {
        m_worker->progress.cancel();
        return;
    }
    const auto found = std::find_if(
        m_waiting.begin(), m_waiting.end(), [&](const auto& each) { return each.first == id; });
    if (found == m_waiting.end())
        return;
    m_waiting.erase(found);
    end(id, QueuedFilm::State::Cancelled);
}

void FilmQueue::cancelAll()
{
    while (!m_waiting.empty())
        cancel(m_waiting.back().first);
    if (m_worker)
        cancel(m_worker->id);
}

void FilmQueue::forgetEnded()
{
    if (std::erase_if(m_films, [](const QueuedFilm& film) { return film.hasEnded(); }) > 0)
        emit changed();
}

} // namespace odori::film
