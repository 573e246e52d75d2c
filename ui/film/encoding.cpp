// SPDX-License-Identifier: MIT
#include "ui/film/encoding.h"

#include "libmmd/base/guarded.h"

#include <utility>

namespace odori::film {

Encoding::Encoding(FilmSink& sink, const mmd::Progress& progress)
    : m_sink(sink)
    , m_progress(progress)
    , m_queue(static_cast<std::size_t>(sink.threads()) + 2)
{
    // QThread, because QProcess needs the event dispatcher of one.
    for (int each = 0; each < sink.threads(); ++each) {
        m_threads.emplace_back(QThread::create([this] { encode(); }));
        m_threads.back()->start();
    }
}

Encoding::~Encoding()
{
    if (!m_threads.empty())
        (void)drop();
}

void Encoding::fail(const mmd::Error& error)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_result)
            m_result = tl::unexpected(error);
    }
    m_isDropped = true;
    m_queue.stop();
}

void Encoding::encode()
{
    while (auto entry = m_queue.pop()) {
        const auto added = mmd::guarded([&] { return m_sink.add(entry->number, *entry->picture); });
        if (!added) {
            fail(added.error());
            break;
        }
        ++m_done;
        m_queue.giveBack(std::move(entry->picture));
        if (m_progress.isCancelled())
            fail({.code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    }
    if (m_sink.threads() > 1)
        return; // such a sink has nothing to finish
    if (m_isDropped) {
        m_sink.drop();
    } else if (const auto finished = mmd::guarded([&] { return m_sink.finish(); }); !finished) {
        fail(finished.error());
        m_sink.drop();
    }
}

bool Encoding::add(std::uint64_t number, std::unique_ptr<Picture> picture)
{
    return !m_progress.isCancelled() && m_queue.push({number, std::move(picture)});
}

void Encoding::join()
{
    for (const auto& thread : m_threads)
        thread->wait();
    m_threads.clear();
}

mmd::Result<void> Encoding::end()
{
    m_queue.close();
    join();
    return m_result;
}

mmd::Result<void> Encoding::drop()
{
    m_isDropped = true;
    m_queue.stop();
    join();
    return m_result;
}

} // namespace odori::film
