// SPDX-License-Identifier: MIT
#include "libmmd/base/writing/file_attributes.h"

#ifndef _WIN32
#include <unistd.h>
#endif
#ifdef __linux__
#include <sys/xattr.h>

#include <cstring>
#include <string>
#include <vector>
#endif

namespace mmd {

#ifdef _WIN32

void copyAttributes(int, const FileTarget&) {}

#else

namespace {

#ifdef __linux__

constexpr const char* accessList = "system.posix_acl_access";

/// True if `from` has this attribute and `file` does not get it.
bool losesAttribute(int file, const std::filesystem::path& from, const char* name)
{
    const ssize_t size = getxattr(from.c_str(), name, nullptr, 0);
    if (size < 0)
        return false;
    std::vector<char> value(static_cast<std::size_t>(size));
    const ssize_t read = getxattr(from.c_str(), name, value.data(), value.size());
    return read < 0 || fsetxattr(file, name, value.data(), static_cast<std::size_t>(read), 0) != 0;
}

/// True if `from` has an access control list and `file` does not get it. A list that the new file
/// has from its folder is removed.
bool losesAccessList(int file, const std::filesystem::path& from)
{
    if (getxattr(from.c_str(), accessList, nullptr, 0) >= 0)
        return losesAttribute(file, from, accessList);
    fremovexattr(file, accessList);
    return false;
}

/// Tags and the like: what the system does not take is lost.
void copyUserAttributes(int file, const std::filesystem::path& from)
{
    const ssize_t size = listxattr(from.c_str(), nullptr, 0);
    if (size <= 0)
        return;
    std::string names(static_cast<std::size_t>(size), '\0');
    const ssize_t read = listxattr(from.c_str(), names.data(), names.size());
    names.resize(read < 0 ? 0 : static_cast<std::size_t>(read));
    names.push_back('\0');
    for (std::size_t at = 0; at < names.size(); at = names.find('\0', at) + 1)
        if (names.compare(at, std::strlen("user."), "user.") == 0)
            losesAttribute(file, from, names.c_str() + at);
}

#endif

/// True if owner and group are those of `before`; else the owner, the group, or both are others.
bool copyOwner(int file, const struct stat& now, const struct stat& before, bool& keepsGroup)
{
    keepsGroup = true;
    if (now.st_uid == before.st_uid && now.st_gid == before.st_gid)
        return true;
    if (fchown(file, before.st_uid, before.st_gid) == 0)
        return true;
    keepsGroup =
        now.st_gid == before.st_gid || fchown(file, static_cast<uid_t>(-1), before.st_gid) == 0;
    return false;
}

} // namespace

void copyAttributes(int file, const FileTarget& target)
{
    const struct stat& before = *target.before;
    mode_t mode = before.st_mode & 07777;
    struct stat now {};
    if (fstat(file, &now) != 0)
        return;
    bool keepsGroup = true;
    if (!copyOwner(file, now, before, keepsGroup))
        mode &= 0777;
#ifdef __linux__
    // The group bits of a file with a list are its mask, which may be more than the group's rights.
    // So the list is set first, and without it the group gets no more than all others.
    keepsGroup = keepsGroup && !losesAccessList(file, target.path);
    copyUserAttributes(file, target.path);
#endif
    if (!keepsGroup)
        mode = (mode & ~mode_t(070)) | ((mode & 07) << 3);
    fchmod(file, mode);
}

#endif

} // namespace mmd
