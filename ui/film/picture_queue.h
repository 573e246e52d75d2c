// SPDX-License-Identifier: MIT
#pragma once

#include "ui/film/picture.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace odori::film {

/// Finished pictures on their way from the thread that draws to those that encode. Its length is
/// bounded, and the memory of pictures is used again, so a long film takes no more than a short
/// one.
class PictureQueue {
public:
    struct Entry {
        std::uint64_t number = 0;
        std::unique_ptr<Picture> picture; ///< never null
    };

    /// `most`: entries that wait at once, at least 1.
    explicit PictureQueue(std::size_t most);

    /// A picture to draw into: a used one, or a new one.
    [[nodiscard]] std::unique_ptr<Picture> unused();
    /// Waits for room. False after stop(): the entry is dropped.
    bool push(Entry entry);
    /// No entries follow; those that wait are still taken.
    void close();
    /// Drops all entries; nobody waits any more.
    void stop();

    /// Waits for an entry. None after close() and the last entry, and after stop().
    [[nodiscard]] std::optional<Entry> pop();
    /// The picture is encoded and may be used again.
    void giveBack(std::unique_ptr<Picture> picture);

private:
    std::mutex m_mutex;
    std::condition_variable m_hasChanged;
    std::deque<Entry> m_entries;
    std::vector<std::unique_ptr<Picture>> m_unused;
    std::size_t m_most;
    bool m_isClosed = false, m_isStopped = false;
};

} // namespace odori::film
