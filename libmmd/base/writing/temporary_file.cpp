// SPDX-License-Identifier: MIT
#include "libmmd/base/writing/temporary_file.h"

#include "libmmd/base/file_calls.h"
#include "libmmd/base/writing/file_attributes.h"
#include "libmmd/base/writing/temporary_name.h"

#include <cerrno>
#include <system_error>
#include <utility>

#ifdef _WIN32
#include <fcntl.h>
#include <sys/stat.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#endif

namespace mmd {
namespace {

namespace fs = std::filesystem;

/// Maximum number of simultaneous writers of one file.
constexpr int mostAttempts = 16;

/// The open file, or -1 and errno.
int openFile(const fs::path& path, int flags, unsigned mode = 0)
{
    return whileInterrupted([&] { return fileCalls().open(path, flags, mode); });
}

int removeFile(const fs::path& path)
{
    return whileInterrupted([&] { return fileCalls().remove(path); });
}

#ifdef _WIN32

int openNew(const fs::path& path, const FileTarget&)
{
    return openFile(path, _O_WRONLY | _O_CREAT | _O_EXCL, _S_IREAD | _S_IWRITE);
}

int openTemporary(const FileTarget& target, fs::path& path)
{
    path = temporaryName(target.path, uniqueId(), 0);
    return openNew(path, target);
}

/// The system cannot rename a file that is open.
bool isStillThere(int, const fs::path&)
{
    return false;
}

#else

/// Other users must not read it before it has the permissions of the file that it replaces.
int openNew(const fs::path& path, const FileTarget& target)
{
    return openFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, target.before ? 0600 : 0666);
}

/// Whether `path` is still the open `file`.
bool isStillThere(int file, const fs::path& path)
{
    struct stat open {
    }, there{};
    return fstat(file, &open) == 0 && lstat(path.c_str(), &there) == 0 && isSameFile(open, there);
}

/// Removes the files of killed processes. The name says that the file was made since this machine
/// was started. Its writer locks it before anything else, so the writer runs on this machine or has
/// ended; the system releases the lock of a process that ends. Only the process with the lock may
/// remove the file.
bool removeIfStale(const fs::path& path)
{
    const int file = openFile(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK);
    if (file == -1)
        return false;
    const bool isRemoved =
        flock(file, LOCK_EX | LOCK_NB) == 0 && isStillThere(file, path) && removeFile(path) == 0;
    fileCalls().close(file);
    return isRemoved;
}

/// Files of other killed writers of the same target.
void removeOthers(const fs::path& target, int own)
{
    for (int attempt = 0; attempt < mostAttempts; ++attempt)
        if (attempt != own)
            removeIfStale(temporaryName(target, bootId(), attempt));
}

/// The open file, or -1 and errno. It is locked while it is open; if locks are not possible, it has
/// a name that is never removed.
int openTemporary(const FileTarget& target, fs::path& path)
{
    errno = EEXIST;
    for (int attempt = 0; attempt < mostAttempts && !bootId().empty(); ++attempt) {
        path = temporaryName(target.path, bootId(), attempt);
        int file = openNew(path, target);
        if (file == -1 && errno != EEXIST)
            return -1;
        if (file == -1 && removeIfStale(path))
            file = openNew(path, target);
        if (file == -1)
            continue; // somebody is at work on it
        const bool isLocked = flock(file, LOCK_EX | LOCK_NB) == 0;
        if (isLocked && isStillThere(file, path)) {
            removeOthers(target.path, attempt);
            return file;
        }
        const bool isTaken = isLocked || errno == EWOULDBLOCK; // by who removes it as stale
        if (!isTaken)
            removeFile(path);
        fileCalls().close(file);
        if (!isTaken)
            break;
    }
    path = temporaryName(target.path, uniqueId(), 0);
    return openNew(path, target);
}

#endif

} // namespace

TemporaryFile::TemporaryFile(FileTarget target)
    : m_target(std::move(target))
    , m_file(openTemporary(m_target, m_path))
    , m_error(m_file == -1 ? errno : 0)
{
}

TemporaryFile::~TemporaryFile()
{
    if (m_file == -1)
        return;
#ifdef _WIN32
    close(); // the system cannot remove an open file
#endif
    if (!m_isCommitted)
        removeFile(m_path);
    close();
}

/// An error of closing says nothing new: the content is on the disk, or an error is known.
void TemporaryFile::close()
{
    if (m_file != -1)
        fileCalls().close(std::exchange(m_file, -1));
}

int TemporaryFile::append(std::span<const std::byte> bytes)
{
    if (m_error == 0 && !m_target.isNew)
        copyAttributes(m_file, m_target);
    if (m_error == 0)
        m_error = writeAll(m_file, bytes);
    return m_error;
}

int TemporaryFile::write(std::span<const std::byte> bytes)
{
    if (append(bytes) == 0)
        m_error = flushAll(m_file);
    return m_error;
}

int TemporaryFile::commit()
{
    if (m_error != 0)
        return m_error;
#ifdef _WIN32
    close();
#endif
    // Still open: while it has its name, the lock protects it from other processes.
    const int result = whileInterrupted([&] { return fileCalls().rename(m_path, m_target.path); });
    m_error = result == 0 ? 0 : errno;
    // A network file system may rename the file, lose its answer, and refuse the repeated call.
    if (m_error != 0 && isStillThere(m_file, m_target.path))
        m_error = 0;
    m_isCommitted = m_error == 0;
#ifdef _WIN32
    if (!m_isCommitted)
        removeFile(m_path);
#endif
    return m_error;
}

void TemporaryFile::takeBack()
{
    if (m_isCommitted && m_target.isNew)
        removeFile(m_target.path);
}

} // namespace mmd
