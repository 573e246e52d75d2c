// SPDX-License-Identifier: MIT
#include "libmmd/model/texture_path.h"

#include "libmmd/base/file_io.h"
#include "libmmd/text/ascii.h"

#include <algorithm>

namespace mmd {
namespace {

namespace fs = std::filesystem;

Error failure(ErrorCode code, const std::string& path)
{
    return {.code = code, .offset = 0, .field = path, .value = 0};
}

/// The entry of `folder` that is `name` but for case; empty if there is none.
fs::path findIgnoringCase(const fs::path& folder, const std::string& name)
{
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        if (asciiLowered(utf8FromPath(it->path().filename())) == asciiLowered(name))
            return it->path();
    return {};
}

/// Whether links on the way lead out of the folder.
bool isWithin(const fs::path& folder, const fs::path& file)
{
    std::error_code error;
    const fs::path root = fs::canonical(folder, error);
    if (error)
        return false;
    const fs::path target = fs::canonical(file, error);
    return !error && std::mismatch(root.begin(), root.end(), target.begin(), target.end()).first ==
                         root.end();
}

fs::path foundFile(const fs::path& folder, const fs::path& relative)
{
    std::error_code error;
    if (fs::is_regular_file(folder / relative, error))
        return folder / relative;
    fs::path found = folder;
    for (const fs::path& part : relative) {
        found = findIgnoringCase(found, utf8FromPath(part));
        if (found.empty())
            return {};
    }
    return fs::is_regular_file(found, error) ? found : fs::path();
}

} // namespace

bool isAbsoluteTexture(const std::string& path)
{
    return path.starts_with('/') || (path.size() > 1 && path[1] == ':');
}

Result<fs::path> resolveTexture(const fs::path& folder, const std::string& written)
{
    std::string text = written;
    std::replace(text.begin(), text.end(), '\\', '/');
    if (text.empty() || text.find('\0') != text.npos)
        return tl::unexpected(failure(ErrorCode::FileNotFound, written));
    if (isAbsoluteTexture(text))
        return tl::unexpected(failure(ErrorCode::BadValue, written));
    const fs::path relative = pathFromUtf8(text).lexically_normal();
    if (relative.begin() != relative.end() && *relative.begin() == "..")
        return tl::unexpected(failure(ErrorCode::BadValue, written));
    fs::path found = foundFile(folder, relative);
    if (found.empty())
        return tl::unexpected(failure(ErrorCode::FileNotFound, written));
    if (!isWithin(folder, found))
        return tl::unexpected(failure(ErrorCode::BadValue, written));
    return found;
}

} // namespace mmd
