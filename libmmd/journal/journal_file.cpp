// SPDX-License-Identifier: MIT
#include "libmmd/journal/journal_file.h"

#include "libmmd/base/file_calls.h"
#include "libmmd/journal/journal_frames.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>

namespace mmd {

JournalFile::JournalFile(std::filesystem::path path, int& error)
    : m_path(std::move(path))
{
    constexpr unsigned forTheUser = 0600;
    m_file = whileInterrupted(
        [&] { return fileCalls().open(m_path, O_WRONLY | O_CREAT | O_TRUNC, forTheUser); });
    error = m_file == -1 ? errno : append(journalHead());
}

JournalFile::~JournalFile()
{
    if (m_file != -1)
        fileCalls().close(m_file);
}

int JournalFile::append(std::span<const std::byte> frame)
{
    const int error = writeAll(m_file, frame);
    if (error == 0)
        m_size += frame.size();
    else
        whileInterrupted([&] { return fileCalls().truncate(m_file, m_size); });
    return error;
}

int JournalFile::flush()
{
    const int error = flushAll(m_file);
    return error == 0 && !hasName(m_file) ? ENOENT : error;
}

int JournalFile::rename(const std::filesystem::path& to)
{
#ifdef _WIN32
    fileCalls().close(std::exchange(m_file, -1)); // an open file cannot be renamed there
#endif
    const int error =
        whileInterrupted([&] { return fileCalls().rename(m_path, to); }) == 0 ? 0 : errno;
    m_path = error == 0 ? to : m_path;
#ifdef _WIN32
    m_file = fileCalls().open(m_path, O_WRONLY | O_APPEND, 0);
#endif
    return error;
}

} // namespace mmd
