// SPDX-License-Identifier: MIT
#include "libmmd/base/temporary_file.h"

#include "libmmd/base/file_io.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <random>
#include <system_error>
#include <utility>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#endif
#ifdef __APPLE__
#include <sys/sysctl.h>
#endif

namespace mmd {
namespace {

namespace fs = std::filesystem;

/// Maximum number of simultaneous writers of one file.
constexpr int mostAttempts = 16;

std::string hexadecimal(std::uint64_t value)
{
    constexpr const char* digits = "0123456789abcdef";
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, value >>= 4)
        *digit = digits[value & 15];
    return text;
}

/// FNV-1a: the same on every machine and in every run.
std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char each : text)
        hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3u;
    return hash;
}

/// An identifier of one start of one machine; empty if the system does not give one.
std::string readBootId()
{
    std::string id;
#if defined(__linux__)
    std::ifstream("/proc/sys/kernel/random/boot_id") >> id;
#elif defined(__APPLE__)
    char text[64] = {};
    std::size_t size = sizeof text - 1;
    if (sysctlbyname("kern.bootsessionuuid", text, &size, nullptr, 0) == 0)
        id = text;
#endif
    std::erase(id, '-');
    return id.size() == 32 ? id : std::string();
}

const std::string& bootId()
{
    static const std::string id = readBootId();
    return id;
}

/// The name identifies the target file and the start of the machine, so that a file of a killed
/// process is found again. It is short even if the target's name is long.
fs::path temporaryName(const fs::path& target, const std::string& id, int attempt)
{
    const std::string name = ".odori-" + hexadecimal(hashOf(utf8FromPath(target.filename()))) +
                             '-' + id + '-' + std::to_string(attempt) + ".tmp";
    return target.parent_path() / name;
}

/// A unique name for file systems without locks; such a file is never removed.
std::string uniqueId()
{
    std::random_device random;
    return 'u' + hexadecimal((std::uint64_t(random()) << 32) | random());
}

#ifdef _WIN32

int openNew(const fs::path& path, const FileTarget&)
{
    return _wopen(path.c_str(), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY | _O_NOINHERIT,
        _S_IREAD | _S_IWRITE);
}

int openTemporary(const FileTarget& target, fs::path& path)
{
    path = temporaryName(target.path, uniqueId(), 0);
    return openNew(path, target);
}

bool flushToDisk(int file)
{
    return _commit(file) == 0;
}

auto writeSome(int file, const std::byte* bytes, std::size_t size)
{
    return _write(file, bytes, static_cast<unsigned>(std::min<std::size_t>(size, 1u << 30)));
}

void closeFile(int file)
{
    _close(file);
}

#else

/// Other users must not read it before it has the permissions of the file that it replaces.
int openNew(const fs::path& path, const FileTarget& target)
{
    return open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
        target.before ? 0600 : 0666);
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
    const int file = open(path.c_str(), O_RDWR | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
    if (file == -1)
        return false;
    const bool isRemoved = flock(file, LOCK_EX | LOCK_NB) == 0 && isStillThere(file, path) &&
                           unlink(path.c_str()) == 0;
    close(file);
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
            unlink(path.c_str());
        close(file);
        if (!isTaken)
            break;
    }
    path = temporaryName(target.path, uniqueId(), 0);
    return openNew(path, target);
}

/// Gives the new file the owner and the mode of the old one. If the system does not allow the
/// group, the group gets only the permissions of all others.
void copyOwnerAndMode(int file, const struct stat& before)
{
    mode_t mode = before.st_mode & 07777;
    struct stat now {};
    if (fstat(file, &now) != 0)
        return;
    const bool isOwned = now.st_uid == before.st_uid && now.st_gid == before.st_gid;
    if (!isOwned && fchown(file, before.st_uid, before.st_gid) != 0) {
        mode &= 0777;
        const bool keepsGroup =
            now.st_gid == before.st_gid || fchown(file, static_cast<uid_t>(-1), before.st_gid) == 0;
        if (!keepsGroup)
            mode = (mode & ~mode_t(070)) | ((mode & 07) << 3);
    }
    fchmod(file, mode);
}

bool flushToDisk(int file)
{
    // Some file systems do not support this.
    return fsync(file) == 0 || errno == EINVAL || errno == ENOSYS || errno == ENOTSUP;
}

auto writeSome(int file, const std::byte* bytes, std::size_t size)
{
    return write(file, bytes, size);
}

void closeFile(int file)
{
    close(file);
}

#endif

/// Zero or errno.
int writeAll(int file, std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const auto written = writeSome(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return written == 0 ? ENOSPC : errno;
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return flushToDisk(file) ? 0 : errno;
}

} // namespace

TemporaryFile::TemporaryFile(FileTarget target)
    : m_target(std::move(target))
    , m_file(openTemporary(m_target, m_path))
    , m_error(m_file == -1 ? errno : 0)
{
}

TemporaryFile::~TemporaryFile()
{
    std::error_code ignored;
    if (m_file == -1)
        return;
#ifdef _WIN32
    closeFile(std::exchange(m_file, -1)); // what is open cannot be removed there
#endif
    if (!m_isCommitted)
        fs::remove(m_path, ignored);
    if (m_file != -1)
        closeFile(m_file);
}

int TemporaryFile::write(std::span<const std::byte> bytes)
{
#ifndef _WIN32
    if (m_error == 0 && m_target.before)
        copyOwnerAndMode(m_file, *m_target.before);
#endif
    if (m_error == 0)
        m_error = writeAll(m_file, bytes);
    return m_error;
}

int TemporaryFile::commit()
{
    if (m_error != 0)
        return m_error;
#ifdef _WIN32
    closeFile(std::exchange(m_file, -1));
#endif
    // Still open: while it has its name, the lock protects it from other processes.
    std::error_code error;
    fs::rename(m_path, m_target.path, error);
    m_isCommitted = !error;
    m_error = error.value();
#ifdef _WIN32
    if (!m_isCommitted)
        fs::remove(m_path, error);
#endif
    return m_error;
}

void TemporaryFile::flushFolder() const
{
#ifndef _WIN32
    const fs::path folder = m_target.path.parent_path();
    const int file =
        open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file == -1)
        return;
    fsync(file);
    close(file);
#endif
}

} // namespace mmd
