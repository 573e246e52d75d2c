// SPDX-License-Identifier: MIT
#include "libmmd/base/file_set.h"

#include <system_error>

#ifndef _WIN32
#include <sys/stat.h>
#endif

namespace mmd {

FileSet::Name FileSet::nameOf(const std::filesystem::path& path)
{
    Name name;
#ifndef _WIN32
    struct stat status {};
    if (stat(path.c_str(), &status) == 0) {
        name.id.emplace(std::uint64_t(status.st_dev), std::uint64_t(status.st_ino));
        return name;
    }
#endif
    std::error_code error;
    name.path = std::filesystem::weakly_canonical(std::filesystem::absolute(path, error), error);
    if (error)
        name.path = path;
    return name;
}

bool FileSet::add(const std::filesystem::path& path)
{
    return m_files.insert(nameOf(path)).second;
}

bool FileSet::contains(const std::filesystem::path& path) const
{
    return m_files.contains(nameOf(path));
}

} // namespace mmd
