// SPDX-License-Identifier: MIT
#include "libmmd/base/file_lock.h"

#ifndef _WIN32
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace mmd {

#ifdef _WIN32
bool removeUnheldLock(const std::filesystem::path&)
{
    return false; // the system itself refuses to remove the lock of a running program
}
#else
bool removeUnheldLock(const std::filesystem::path& path)
{
    const int file = open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
    if (file == -1)
        return false;
    struct stat opened = {}, named = {};
    // Another program may have replaced the file since it was opened.
    const bool isOurs = flock(file, LOCK_EX | LOCK_NB) == 0 && fstat(file, &opened) == 0 &&
                        stat(path.c_str(), &named) == 0 && opened.st_ino == named.st_ino;
    const bool isRemoved = isOurs && unlink(path.c_str()) == 0;
    close(file);
    return isRemoved;
}
#endif

} // namespace mmd
