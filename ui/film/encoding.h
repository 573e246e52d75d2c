// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/progress.h"
#include "ui/film/files/film_sink.h"
#include "ui/film/picture_queue.h"

#include <QtCore/QThread>

#include <atomic>
#include <memory>
#include <vector>

namespace odori::film {

/// Gives pictures to a sink in threads of its own while the next ones are drawn.
class Encoding {
public:
    /// `sink` and `progress` must outlive this object.
    Encoding(FilmSink& sink, const mmd::Progress& progress);
    /// Drops the film if end() was not called.
    ~Encoding();

    [[nodiscard]] std::unique_ptr<Picture> unused() { return m_queue.unused(); }
    /// Waits if the encoder is slower than the drawing. False after an error of the sink, or if
    /// cancelled.
    [[nodiscard]] bool add(std::uint64_t number, std::unique_ptr<Picture> picture);
    /// The number of encoded pictures so far.
    [[nodiscard]] std::uint64_t done() const { return m_done; }
    /// After the last picture: waits for the encoder. The first error of the sink; Cancelled.
    [[nodiscard]] mmd::Result<void> end();
    /// Instead of end(): stops the encoder. The first error of the sink, if there is one.
    [[nodiscard]] mmd::Result<void> drop();

private:
    void encode();
    void fail(const mmd::Error& error);
    void join();

    FilmSink& m_sink;
    const mmd::Progress& m_progress;
    PictureQueue m_queue;
    std::atomic<std::uint64_t> m_done = 0;
    std::atomic<bool> m_isDropped = false; ///< after end or an error, the film is not finished
    std::mutex m_mutex;                    ///< for m_result
    mmd::Result<void> m_result;
    std::vector<std::unique_ptr<QThread>> m_threads;
};

} // namespace odori::film
