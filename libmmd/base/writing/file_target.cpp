// SPDX-License-Identifier: MIT
#include "libmmd/base/writing/file_target.h"

#include "libmmd/base/file_error.h"

#include <cerrno>
#include <system_error>
#include <utility>

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#endif

namespace mmd {
namespace {

namespace fs = std::filesystem;

constexpr int mostLinks = 40;

auto refused(FileProblem problem)
{
    return tl::unexpected(fileError(ErrorCode::NotWritable, problem));
}

/// The target of a chain of links that does not exist (yet).
Result<fs::path> endOfLinks(fs::path path)
{
    std::error_code error;
    for (int links = 0; fs::is_symlink(fs::symlink_status(path, error)); ++links) {
        const fs::path next = fs::read_symlink(path, error);
        if (error || links == mostLinks)
            return refused(FileProblem::Unknown);
        path = next.is_absolute() ? next : path.parent_path() / next;
    }
    return path;
}

} // namespace

#ifdef _WIN32

Result<FileTarget> fileTarget(const fs::path& path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        return endOfLinks(path).map([](fs::path end) { return FileTarget{std::move(end), true}; });
    if (status.type() == fs::file_type::directory)
        return refused(FileProblem::IsFolder);
    if (status.type() != fs::file_type::regular)
        return refused(FileProblem::NotRegular);
    if ((status.permissions() & fs::perms::owner_write) == fs::perms::none)
        return refused(FileProblem::WriteProtected);
    fs::path end = fs::canonical(path, error);
    if (error)
        return refused(FileProblem::Unknown);
    return FileTarget{std::move(end), false};
}

#else

Result<FileTarget> fileTarget(const fs::path& path)
{
    struct stat before {};
    if (stat(path.c_str(), &before) != 0) {
        if (errno != ENOENT)
            return refused(fileProblem(errno));
        return endOfLinks(path).map([](fs::path end) {
            return FileTarget{std::move(end), true, std::nullopt};
        });
    }
    if (S_ISDIR(before.st_mode))
        return refused(FileProblem::IsFolder);
    if (!S_ISREG(before.st_mode))
        return refused(FileProblem::NotRegular);
    if ((before.st_mode & S_IWUSR) == 0)
        return refused(FileProblem::WriteProtected);
    if (faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
        return refused(fileProblem(errno));
    std::error_code error;
    fs::path end = fs::canonical(path, error);
    struct stat there {};
    // A link in /proc may refer to an open file without a name.
    if (error || stat(end.c_str(), &there) != 0 || !isSameFile(before, there))
        return refused(FileProblem::NotRegular);
    return FileTarget{std::move(end), false, before};
}

#endif

} // namespace mmd
