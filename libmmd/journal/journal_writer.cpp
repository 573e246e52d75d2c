// SPDX-License-Identifier: MIT
#include "libmmd/journal/journal_writer.h"

#include "libmmd/base/file_calls.h"
#include "libmmd/base/file_error.h"
#include "libmmd/base/guarded.h"
#include "libmmd/journal/journal_frames.h"
#include "libmmd/journal/recovery.h"

#include <cerrno>
#include <limits>
#include <new>
#include <string>
#include <utility>

namespace mmd {

JournalWriter::JournalWriter(std::filesystem::path folder, Failed failed)
    : m_folder(std::move(folder))
    , m_failed(std::move(failed))
    , m_worker([this] { run(); })
{
}

JournalWriter::~JournalWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_changed.notify_all();
    m_worker.join();
    if (m_snapshotThread.joinable())
        m_snapshotThread.join();
}

std::filesystem::path JournalWriter::pathOf(std::uint64_t generation) const
{
    return m_folder / (std::to_string(generation) + std::string(journalEnding));
}

void JournalWriter::append(SessionRecord record)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_isBroken)
            return;
        ++m_records;
        if (!isWritten() || sizeEstimate(record) >= largeRecord)
            m_queue.push_back(std::move(record));
        else
            writeGuarded(record);
        m_isDirty = true;
    }
    m_changed.notify_all();
}

/// Called by the worker, or by append() while the worker has nothing to write: the order of the
/// records is that of their bytes.
void JournalWriter::writeGuarded(const SessionRecord& record)
{
    const auto result = guarded([&]() -> Result<void> {
        write(record);
        return {};
    });
    if (result)
        return;
    const std::lock_guard files(m_fileMutex);
    m_next.reset(); // its records are not whole either
    fail(ENOMEM);
}

void JournalWriter::write(const SessionRecord& record)
{
    const std::lock_guard lock(m_fileMutex);
    // The motions of what was open before must not stay in memory. A reader keeps more of them,
    // which is no difference: they are counted from the newest.
    if (std::holds_alternative<StateReplaced>(record))
        m_sharing = {};
    const std::vector<std::byte> payload = writeRecord(record, m_sharing);
    if (payload.size() > std::numeric_limits<std::uint32_t>::max())
        throw std::bad_alloc();
    if (m_file) {
        if (const int error = m_file->append(journalFrame(m_number++, payload)); error != 0)
            fail(error);
    }
    if (m_next)
        appendToNext(payload);
}

void JournalWriter::appendToNext(const std::vector<std::byte>& payload)
{
    if (!m_next->file)
        m_next->payloads.push_back(payload);
    else if (m_next->file->append(journalFrame(m_next->number++, payload)) != 0)
        m_next.reset(); // the old file stays
}

/// The file must not be used any more: a record is missing in it. With m_fileMutex.
void JournalWriter::fail(int systemError)
{
    m_file.reset();
    if (m_failed)
        m_failed(fileError(ErrorCode::NotWritable, systemError));
}

void JournalWriter::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_isEnding || !m_queue.empty() || m_isDirty; });
        if (!m_queue.empty()) {
            const SessionRecord record = std::move(m_queue.front());
            m_queue.pop_front();
            m_isWorkerWriting = true;
            lock.unlock();
            writeGuarded(record);
            lock.lock();
            m_isWorkerWriting = false;
        } else if (m_isDirty) {
            m_isDirty = false;
            m_isFlushing = true;
            lock.unlock();
            flush();
            lock.lock();
            m_isFlushing = false;
        } else {
            return;
        }
        const std::lock_guard files(m_fileMutex);
        m_isBroken = !m_file && !m_isSnapshotting;
        m_changed.notify_all();
    }
}

/// Without locks while the disk works. A failed flush leaves an unknown content on the disk.
void JournalWriter::flush()
{
    std::shared_ptr<JournalFile> file, next;
    {
        const std::lock_guard lock(m_fileMutex);
        file = m_file;
        next = m_next ? m_next->file : nullptr;
    }
    const int error = file ? file->flush() : 0;
    const int errorOfNext = next ? next->flush() : 0;
    const std::lock_guard lock(m_fileMutex);
    if (error != 0 && m_file == file)
        fail(error);
    if (errorOfNext != 0 && m_next && m_next->file == next)
        m_next.reset();
}

bool JournalWriter::snapshot(std::shared_ptr<const SessionState> state)
{
    const std::lock_guard lock(m_mutex);
    if (!isWritten() || m_isSnapshotting)
        return false;
    if (m_snapshotThread.joinable())
        m_snapshotThread.join(); // it has ended
    m_isSnapshotting = true;
    m_isBroken = false;
    m_records = 0;
    {
        const std::lock_guard files(m_fileMutex);
        m_next.emplace();
        m_sharing = {}; // a record after this is read after the snapshot alone, too
    }
    m_snapshotThread = std::thread([this, state = std::move(state)] { writeSnapshot(state); });
    return true;
}

void JournalWriter::writeSnapshot(const std::shared_ptr<const SessionState>& state)
{
    std::shared_ptr<JournalFile> file;
    int error = ENOMEM;
    const auto result = guarded([&]() -> Result<void> {
        error = writeNext(state, file);
        error = error == 0 ? replaceFile(file) : error;
        return {};
    });
    error = result ? error : ENOMEM;
    {
        const std::lock_guard lock(m_mutex);
        const std::lock_guard files(m_fileMutex);
        m_isSnapshotting = false;
        m_next.reset();
        if (error != 0 && file)
            fileCalls().remove(file->path());
        if (error != 0 && !m_file)
            fail(error); // otherwise the old file goes on
        m_isBroken = !m_file;
    }
    m_changed.notify_all();
}

/// The snapshot and what was recorded meanwhile, flushed; from then on records go to both files.
int JournalWriter::writeNext(
    const std::shared_ptr<const SessionState>& state, std::shared_ptr<JournalFile>& file)
{
    int error = 0;
    std::filesystem::path path = pathOf(m_generation + 1);
    path += unfinishedEnding;
    file = std::make_shared<JournalFile>(std::move(path), error);
    if (error != 0)
        return error;
    PatchSharing own;
    std::uint64_t number = 0;
    error = file->append(journalFrame(number++, writeRecord(StateReplaced{state}, own)));
    // The first journal takes records at once, because there is no other. Later ones are flushed
    // before, because a write may wait for a flush of the same file.
    if (error == 0 && m_generation > 0)
        error = file->flush();
    if (error != 0)
        return error;
    {
        const std::lock_guard lock(m_fileMutex);
        if (!m_next)
            return EIO; // a record could not be kept
        m_next->sizeOfSnapshot = file->size();
        for (const auto& payload : m_next->payloads)
            if (error = file->append(journalFrame(number++, payload)); error != 0)
                return error;
        m_next->payloads.clear();
        m_next->file = file;
        m_next->number = number;
    }
    return file->flush();
}

int JournalWriter::replaceFile(const std::shared_ptr<JournalFile>& file)
{
    std::shared_ptr<JournalFile> old;
    {
        const std::lock_guard lock(m_fileMutex);
        if (!m_next)
            return EIO; // a record could not be written to the new file
        if (const int error = file->rename(pathOf(m_generation + 1)); error != 0)
            return error;
        ++m_generation;
        old = std::exchange(m_file, file);
        m_number = m_next->number;
        m_sizeOfSnapshot = m_next->sizeOfSnapshot;
        m_next.reset();
    }
    // The old file goes when the new name is on the disk. An error is harmless: both stay.
    if (flushNames(m_folder) == 0 && old)
        fileCalls().remove(old->path());
    return 0;
}

std::uint64_t JournalWriter::records() const
{
    const std::lock_guard lock(m_mutex);
    return m_records;
}

std::uint64_t JournalWriter::bytes() const
{
    const std::lock_guard lock(m_fileMutex);
    return m_file && m_file->size() > m_sizeOfSnapshot ? m_file->size() - m_sizeOfSnapshot : 0;
}

bool JournalWriter::isIdle() const
{
    const std::lock_guard lock(m_mutex);
    return isWritten() && !m_isSnapshotting;
}

bool JournalWriter::isBroken() const
{
    const std::lock_guard lock(m_mutex);
    return m_isBroken;
}

/// A failed write or flush gives the file up, so a file that is there has everything.
bool JournalWriter::isComplete() const
{
    const std::lock_guard lock(m_mutex);
    const std::lock_guard files(m_fileMutex);
    return m_file && isFlushed();
}

bool JournalWriter::waitUntilWritten(std::chrono::milliseconds longest) const
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, longest, [this] { return isWritten(); });
}

bool JournalWriter::waitUntilFlushed(std::chrono::milliseconds longest) const
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, longest, [this] { return isFlushed(); });
}

} // namespace mmd
