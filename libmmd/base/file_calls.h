// SPDX-License-Identifier: MIT
#pragma once

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

namespace mmd {

/// The system calls that write files. Tests replace them: they fail the n-th call, or record all.
/// These are the system's own. Each returns -1 and errno, as POSIX does.
class FileCalls {
public:
    FileCalls() = default;
    FileCalls(const FileCalls&) = delete;
    FileCalls& operator=(const FileCalls&) = delete;
    virtual ~FileCalls() = default;

    /// Child processes do not inherit the file.
    virtual int open(const std::filesystem::path& path, int flags, unsigned mode);
    virtual std::ptrdiff_t write(int file, const std::byte* bytes, std::size_t size);
    /// fsync.
    virtual int flush(int file);
    virtual int truncate(int file, std::uint64_t size);
    virtual int close(int file);
    virtual int rename(const std::filesystem::path& from, const std::filesystem::path& to);
    /// Of a file, not of a folder.
    virtual int remove(const std::filesystem::path& path);
    /// Makes new, renamed and removed names survive a power cut. An empty path is the current
    /// folder.
    virtual int flushFolder(const std::filesystem::path& folder);
};

/// The system's calls, unless a test replaced them. Every part of Odori that writes a file uses
/// them, and only libmmd/base and the journal do so directly: all others call writeFile().
[[nodiscard]] FileCalls& fileCalls();

/// For tests: replaces the calls during its lifetime. Not while another thread writes files.
class ReplacedFileCalls {
public:
    explicit ReplacedFileCalls(FileCalls& calls);
    ReplacedFileCalls(const ReplacedFileCalls&) = delete;
    ReplacedFileCalls& operator=(const ReplacedFileCalls&) = delete;
    ~ReplacedFileCalls();

private:
    FileCalls* m_before;
};

/// Calls again while a signal interrupts the call (EINTR). Not for close: it closes the file even
/// then.
template <class Call>
auto whileInterrupted(const Call& call)
{
    auto result = call();
    while (result == -1 && errno == EINTR)
        result = call();
    return result;
}

/// Writes all bytes, however many the system takes at once. Zero or errno.
[[nodiscard]] int writeAll(int file, std::span<const std::byte> bytes);

/// Zero or errno. A file system without such a call is no error, because the program can do no
/// more there. After any other error the content on the disk is unknown: write it to a new file,
/// because a second flush may report success without having written it.
[[nodiscard]] int flushAll(int file);
[[nodiscard]] int flushNames(const std::filesystem::path& folder);

/// Whether the open file still has a name. True if that is not known.
[[nodiscard]] bool hasName(int file);

} // namespace mmd
