// SPDX-License-Identifier: MIT
#include "ui/film/picture_queue.h"

#include <utility>

namespace odori::film {

PictureQueue::PictureQueue(std::size_t most)
    : m_most(most)
{
}

std::unique_ptr<Picture> PictureQueue::unused()
{
    const std::lock_guard lock(m_mutex);
    if (m_unused.empty())
        return std::make_unique<Picture>();
    auto picture = std::move(m_unused.back());
    m_unused.pop_back();
    return picture;
}

bool PictureQueue::push(Entry entry)
{
    std::unique_lock lock(m_mutex);
    m_hasChanged.wait(lock, [&] { return m_entries.size() < m_most || m_isStopped; });
    if (m_isStopped)
        return false;
    m_entries.push_back(std::move(entry));
    m_hasChanged.notify_all();
    return true;
}

void PictureQueue::close()
{
    const std::lock_guard lock(m_mutex);
    m_isClosed = true;
    m_hasChanged.notify_all();
}

void PictureQueue::stop()
{
    const std::lock_guard lock(m_mutex);
    m_isClosed = m_isStopped = true;
    m_entries.clear();
    m_hasChanged.notify_all();
}

std::optional<PictureQueue::Entry> PictureQueue::pop()
{
    std::unique_lock lock(m_mutex);
    m_hasChanged.wait(lock, [&] { return !m_entries.empty() || m_isClosed; });
    if (m_entries.empty())
        return std::nullopt;
    Entry entry = std::move(m_entries.front());
    m_entries.pop_front();
    m_hasChanged.notify_all();
    return entry;
}

void PictureQueue::giveBack(std::unique_ptr<Picture> picture)
{
    const std::lock_guard lock(m_mutex);
    m_unused.push_back(std::move(picture));
}

} // namespace odori::film
