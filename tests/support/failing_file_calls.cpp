// SPDX-License-Identifier: MIT
#include "tests/support/failing_file_calls.h"

#include <cerrno>

#include <fcntl.h>

namespace odori::test {

bool FailingFileCalls::fails(FileCall call)
{
    const std::lock_guard lock(m_mutex);
    const int number = ++m_counts[std::size_t(call)];
    if (!m_hasFault || m_fault.call != call || m_fault.error == 0)
        return false;
    const int first = m_fault.isShort ? m_fault.number + 1 : m_fault.number;
    if (number != first && !(m_fault.isLasting && number > first))
        return false;
    m_hasFailed = true;
    errno = m_fault.error;
    return true;
}

int FailingFileCalls::open(const std::filesystem::path& path, int flags, unsigned mode)
{
    const bool isNew = (flags & O_CREAT) != 0;
    return fails(isNew ? FileCall::Create : FileCall::Open) ? -1
                                                            : FileCalls::open(path, flags, mode);
}

std::ptrdiff_t FailingFileCalls::write(int file, const std::byte* bytes, std::size_t size)
{
    if (fails(FileCall::Write))
        return -1;
    const std::unique_lock lock(m_mutex);
    const bool isShort = m_hasFault && m_fault.call == FileCall::Write && m_fault.isShort &&
                         m_counts[std::size_t(FileCall::Write)] == m_fault.number && size > 1;
    m_hasFailed = m_hasFailed || isShort;
    return FileCalls::write(file, bytes, isShort ? size / 2 : size);
}

int FailingFileCalls::flush(int file)
{
    return fails(FileCall::Flush) ? -1 : FileCalls::flush(file);
}

int FailingFileCalls::truncate(int file, std::uint64_t size)
{
    return fails(FileCall::Truncate) ? -1 : FileCalls::truncate(file, size);
}

int FailingFileCalls::rename(const std::filesystem::path& from, const std::filesystem::path& to)
{
    return fails(FileCall::Rename) ? -1 : FileCalls::rename(from, to);
}

int FailingFileCalls::remove(const std::filesystem::path& path)
{
    return fails(FileCall::Remove) ? -1 : FileCalls::remove(path);
}

int FailingFileCalls::flushFolder(const std::filesystem::path& folder)
{
    return fails(FileCall::FlushFolder) ? -1 : FileCalls::flushFolder(folder);
}

int FailingFileCalls::count(FileCall call) const
{
    const std::lock_guard lock(m_mutex);
    return m_counts[std::size_t(call)];
}

bool FailingFileCalls::hasFailed() const
{
    const std::lock_guard lock(m_mutex);
    return m_hasFailed;
}

} // namespace odori::test
