// SPDX-License-Identifier: MIT
#include "libmmd/base/file_calls.h"

#include <algorithm>
#include <atomic>
#include <system_error>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#else
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace mmd {
namespace {

namespace fs = std::filesystem;

std::atomic<FileCalls*> replacement = nullptr;

/// The maximum for one call: some systems refuse more than 2 GiB.
constexpr std::size_t largestWrite = std::size_t(1) << 30;

/// The system has no such call for this file, or does not let this user flush it.
bool isUnsupported(int error)
{
    return error == EINVAL || error == ENOSYS || error == ENOTSUP || error == EOPNOTSUPP;
}

#ifdef _WIN32
int failed(const std::error_code& error)
{
    errno = error.default_error_condition().value();
    return -1;
}
#endif

} // namespace

#ifdef _WIN32

int FileCalls::open(const fs::path& path, int flags, unsigned mode)
{
    return _wopen(path.c_str(), flags | _O_BINARY | _O_NOINHERIT, static_cast<int>(mode));
}

std::ptrdiff_t FileCalls::write(int file, const std::byte* bytes, std::size_t size)
{
    return _write(file, bytes, static_cast<unsigned>(std::min(size, largestWrite)));
}

int FileCalls::flush(int file)
{
    return _commit(file);
}

int FileCalls::truncate(int file, std::uint64_t size)
{
    const errno_t error = _chsize_s(file, static_cast<std::int64_t>(size));
    errno = error;
    return error == 0 ? 0 : -1;
}

int FileCalls::close(int file)
{
    return _close(file);
}

int FileCalls::rename(const fs::path& from, const fs::path& to)
{
    std::error_code error;
    fs::rename(from, to, error); // replaces a file, unlike the C function
    return error ? failed(error) : 0;
}

int FileCalls::remove(const fs::path& path)
{
    return _wunlink(path.c_str());
}

/// The system has no call for this: it writes the names of NTFS to its own journal.
int FileCalls::flushFolder(const fs::path&)
{
    return 0;
}

#else

int FileCalls::open(const fs::path& path, int flags, unsigned mode)
{
    return ::open(path.c_str(), flags | O_CLOEXEC, static_cast<mode_t>(mode));
}

std::ptrdiff_t FileCalls::write(int file, const std::byte* bytes, std::size_t size)
{
    return ::write(file, bytes, std::min(size, largestWrite));
}

int FileCalls::flush(int file)
{
#ifdef __APPLE__
    if (fcntl(file, F_FULLFSYNC) == 0) // fsync leaves the data in the disk's memory there
        return 0;
#endif
    return fsync(file);
}

int FileCalls::truncate(int file, std::uint64_t size)
{
    return ftruncate(file, static_cast<off_t>(size));
}

int FileCalls::close(int file)
{
    return ::close(file);
}

int FileCalls::rename(const fs::path& from, const fs::path& to)
{
    return ::rename(from.c_str(), to.c_str());
}

int FileCalls::remove(const fs::path& path)
{
    return unlink(path.c_str());
}

int FileCalls::flushFolder(const fs::path& folder)
{
    const int file =
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file == -1)
        return -1;
    const int result = fsync(file);
    const int error = errno;
    ::close(file);
    errno = error;
    return result;
}

#endif

FileCalls& fileCalls()
{
    static FileCalls system;
    FileCalls* replaced = replacement;
    return replaced ? *replaced : system;
}

ReplacedFileCalls::ReplacedFileCalls(FileCalls& calls)
    : m_before(replacement.exchange(&calls))
{
}

ReplacedFileCalls::~ReplacedFileCalls()
{
    replacement = m_before;
}

int writeAll(int file, std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const std::ptrdiff_t written =
            whileInterrupted([&] { return fileCalls().write(file, bytes.data(), bytes.size()); });
        if (written < 0)
            return errno;
        if (written == 0)
            return ENOSPC;
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return 0;
}

int flushAll(int file)
{
    const int result = whileInterrupted([&] { return fileCalls().flush(file); });
    return result == 0 || isUnsupported(errno) ? 0 : errno;
}

int flushNames(const fs::path& folder)
{
    const int result = whileInterrupted([&] { return fileCalls().flushFolder(folder); });
    // A user may write in a folder but not open it. No program of this user can flush it.
    const bool isRefused = result != 0 && (errno == EACCES || errno == EPERM);
    return result == 0 || isRefused || isUnsupported(errno) ? 0 : errno;
}

bool hasName(int file)
{
#ifdef _WIN32
    static_cast<void>(file);
    return true; // an open file cannot be removed there
#else
    struct stat status = {};
    return fstat(file, &status) != 0 || status.st_nlink > 0;
#endif
}

} // namespace mmd
