// SPDX-License-Identifier: MIT
#pragma once

#include "ui/film/film_job.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

class QThread;

namespace odori::film {

/// The film, or the first picture of a series.
[[nodiscard]] QString firstFileOf(const FilmJob& job);

/// A film of a FilmQueue.
struct QueuedFilm {
    enum class State { Waiting, Running, Done, Failed, Cancelled };
    int id = 0;
    QString output; ///< of its job
    QString file;   ///< firstFileOf() its job
    State state = State::Waiting;
    double share = 0.0;                      ///< 0..1 of a running film
    std::optional<qint64> millisLeft = {};   ///< of a running film, when it can be estimated
    std::optional<FilmFailure> failure = {}; ///< of a failed one
    std::vector<mmd::Warning> warnings = {}; ///< of one that is done

    [[nodiscard]] bool hasEnded() const { return state > State::Running; }
};

/// Makes films one after the other in a worker thread of low priority. The jobs are snapshots, so
/// editing goes on meanwhile. The destructor stops the running film.
class FilmQueue : public QObject {
    Q_OBJECT
public:
    explicit FilmQueue(QObject* parent = nullptr);
    ~FilmQueue() override;

    /// Makes the film after all earlier ones. Returns its id, which is never used again.
    int add(FilmJob job);
    /// A waiting film ends at once, the running one soon. Does nothing to one that has ended.
    void cancel(int id);
    void cancelAll();
    /// Removes the films that have ended from the list.
    void forgetEnded();

    /// In the order of add().
    [[nodiscard]] const std::vector<QueuedFilm>& films() const { return m_films; }
    /// Null if there is none with this id.
    [[nodiscard]] const QueuedFilm* find(int id) const;
    /// Null if no film is being made.
    [[nodiscard]] const QueuedFilm* running() const;
    /// The number of films that wait or are being made.
    [[nodiscard]] int unfinished() const;
    /// Whether a film that waits or is being made will be written there.
    [[nodiscard]] bool writes(const QString& output) const;

signals:
    /// The list or a state changed.
    void changed();
    /// The share and the time left of the running film changed.
    void progressed();
    /// The film has its last state.
    void ended(int id);

private:
    struct Worker;
    [[nodiscard]] QueuedFilm* entry(int id);
    void startNext();
    void readProgress();
    void finish(int id);
    void end(int id, QueuedFilm::State state);

    std::vector<QueuedFilm> m_films;
    std::vector<std::pair<int, std::shared_ptr<const FilmJob>>> m_waiting;
    std::unique_ptr<Worker> m_worker; ///< of the running film
    QTimer m_timer;                   ///< runs while a film is made
    int m_lastId = 0;
};

} // namespace odori::film
