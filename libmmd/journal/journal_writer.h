// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/journal/journal_file.h"
#include "libmmd/journal/record_io.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace mmd {

/// The file that will replace the present one.
struct NextJournal {
    std::shared_ptr<JournalFile> file;            ///< none: its snapshot is not written yet
    std::vector<std::vector<std::byte>> payloads; ///< records since the snapshot, until then
    std::uint64_t number = 0;                     ///< of its next frame
    std::uint64_t sizeOfSnapshot = 0;             ///< the file's size before those records
};

/// Appends the records of one session to its journal (docs/journal.md). A normal record is written
/// by the caller before append() returns. A large one, and all that come while it waits, are
/// written by a worker, in order. The worker flushes to the disk at once after every write.
///
/// The journal is a file N.journal in the session's folder. A snapshot begins file N + 1: a second
/// thread writes it under another name, then every record goes to both files, then the new file
/// gets its name and the old one is removed. At any moment the file with the highest number is
/// complete.
///
/// After an error nothing more is appended, because a record without those before it is worthless;
/// the next snapshot makes the journal whole again.
class JournalWriter {
public:
    /// Called in any thread, once for each loss of the journal; it must not call the writer.
    using Failed = std::function<void(const Error& error)>;

    /// `folder` exists and belongs to this session alone.
    JournalWriter(std::filesystem::path folder, Failed failed);
    JournalWriter(const JournalWriter&) = delete;
    JournalWriter& operator=(const JournalWriter&) = delete;
    /// Writes and flushes everything first.
    ~JournalWriter();

    void append(SessionRecord record);
    /// Begins a new file with `state`, which must include all records. False, and nothing happens,
    /// while records wait or another snapshot is being written.
    bool snapshot(std::shared_ptr<const SessionState> state);

    /// Since the newest snapshot, waiting records included.
    [[nodiscard]] std::uint64_t records() const;
    [[nodiscard]] std::uint64_t bytes() const;
    /// Whether all records are written and no snapshot is being written.
    [[nodiscard]] bool isIdle() const;
    [[nodiscard]] bool isBroken() const;
    /// Whether everything that was appended, or is in the last snapshot, is on the disk.
    [[nodiscard]] bool isComplete() const;
    /// Wait until all records are written; with a snapshot, or flushed to the disk. False after
    /// the time is over.
    bool waitUntilWritten(std::chrono::milliseconds longest) const;
    bool waitUntilFlushed(std::chrono::milliseconds longest) const;

    /// Records whose estimated size is below this are written by the caller.
    static constexpr std::size_t largeRecord = std::size_t(64) << 10;

private:
    void run();
    void write(const SessionRecord& record);
    void writeGuarded(const SessionRecord& record);
    void appendToNext(const std::vector<std::byte>& payload);
    void flush();
    void fail(int systemError);
    void writeSnapshot(const std::shared_ptr<const SessionState>& state);
    [[nodiscard]] int writeNext(
        const std::shared_ptr<const SessionState>& state, std::shared_ptr<JournalFile>& file);
    [[nodiscard]] int replaceFile(const std::shared_ptr<JournalFile>& file);
    [[nodiscard]] std::filesystem::path pathOf(std::uint64_t generation) const;
    [[nodiscard]] bool isFlushed() const
    {
        return isWritten() && !m_isDirty && !m_isFlushing && !m_isSnapshotting;
    }
    [[nodiscard]] bool isWritten() const { return m_queue.empty() && !m_isWorkerWriting; }

    const std::filesystem::path m_folder;
    const Failed m_failed;

    /// Guards what follows. Who wants both locks this one first.
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_changed;
    std::deque<SessionRecord> m_queue; ///< for the worker
    bool m_isWorkerWriting = false;
    bool m_isDirty = false; ///< written and not yet flushed
    bool m_isFlushing = false;
    bool m_isSnapshotting = false;
    bool m_isBroken = true; ///< until the first snapshot
    bool m_isEnding = false;
    std::uint64_t m_records = 0;

    /// Guards the files: held while one frame is written.
    mutable std::mutex m_fileMutex;
    std::shared_ptr<JournalFile> m_file; ///< none: before the first snapshot
    std::uint64_t m_number = 0;          ///< of its next frame
    std::optional<NextJournal> m_next;
    PatchSharing m_sharing;
    std::uint64_t m_generation = 0;
    std::uint64_t m_sizeOfSnapshot = 0;

    std::thread m_snapshotThread;
    std::thread m_worker; ///< last: it uses all members
};

} // namespace mmd
