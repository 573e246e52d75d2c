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

/// As many may write one file at a time.
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

/// What one start of one machine is called and no other is; empty where the system does not say.
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

/// The name says for which file it is and on which start of which machine it was made, so that a
/// file left behind is found again. It is short, however long the name of the target.
fs::path temporaryName(const fs::path& target, const std::string& id, int attempt)
{
    const std::string name = ".odori-" + hexadecimal(hashOf(utf8FromPath(target.filename()))) +
                             '-' + id + '-' + std::to_string(attempt) + ".tmp";
    return target.parent_path() / name;
}

/// A name that no one else has, for where files cannot be locked; such a file is never removed.
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

/// Nobody else may read it before it has the rights of the file that it replaces.
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

/// Removes what a killed process left. Its name says that it was made since this machine was
/// started, so its writer, who locks it before anything else, runs on this machine or nowhere; the
/// system takes the lock from a process that ends. Whoever has the lock is the only one to remove.
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

/// What other killed writers of the same file left.
void removeOthers(const fs::path& target, int own)
{
    for (int attempt = 0; attempt < mostAttempts; ++attempt)
        if (attempt != own)
            removeIfStale(temporaryName(target, bootId(), attempt));
}

/// The open file, or -1 and errno. It is locked as long as it is open; where that is not possible
/// it has a name that nobody removes.
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

/// Gives the new file the owner and the mode of the old one. Where the system keeps the group from
/// it, the group gets no more than everybody.
void takeOver(int file, const struct stat& before)
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
    // Some file systems know no such thing.
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
    if (!m_isPlaced)
        fs::remove(m_path, ignored);
    if (m_file != -1)
        closeFile(m_file);
}

int TemporaryFile::write(std::span<const std::byte> bytes)
{
#ifndef _WIN32
    if (m_error == 0 && m_target.before)
        takeOver(m_file, *m_target.before);
#endif
    if (m_error == 0)
        m_error = writeAll(m_file, bytes);
    return m_error;
}

int TemporaryFile::place()
{
    if (m_error != 0)
        return m_error;
#ifdef _WIN32
    closeFile(std::exchange(m_file, -1));
#endif
    // Still open: as long as it has its name, the lock keeps others from it.
    std::error_code error;
    fs::rename(m_path, m_target.path, error);
    m_isPlaced = !error;
    m_error = error.value();
#ifdef _WIN32
    if (!m_isPlaced)
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
