// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

// The few system calls of the library live in this file.
#ifdef _WIN32
#include <io.h>
#include <process.h>
#else
#include <unistd.h>
#endif

namespace mmd {
namespace {

Error failure(ErrorCode code)
{
    return Error{.code = code, .offset = 0, .field = "file", .value = 0};
}

struct FileCloser {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, FileCloser>;

File openFile(const std::filesystem::path& path, bool forWriting)
{
#ifdef _WIN32
    return File(_wfopen(path.c_str(), forWriting ? L"wbx" : L"rb"));
#else
    return File(std::fopen(path.c_str(), forWriting ? "wbx" : "rb"));
#endif
}

bool flushToDisk(std::FILE* file)
{
    if (std::fflush(file) != 0)
        return false;
#ifdef _WIN32
    return _commit(_fileno(file)) == 0;
#else
    return fsync(fileno(file)) == 0;
#endif
}

int processId()
{
#ifdef _WIN32
    return _getpid();
#else
    return getpid();
#endif
}

std::filesystem::path temporaryBeside(const std::filesystem::path& path, int attempt)
{
    std::filesystem::path name = path;
    name += ".tmp" + std::to_string(processId()) + "-" + std::to_string(attempt);
    return name;
}

bool writeAll(std::FILE* file, std::span<const std::byte> bytes)
{
    return bytes.empty() || std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
}

} // namespace

std::filesystem::path pathFromUtf8(std::string_view utf8)
{
    return std::filesystem::path(std::u8string(utf8.begin(), utf8.end()));
}

std::string utf8FromPath(const std::filesystem::path& path)
{
    const std::u8string text = path.u8string();
    return std::string(text.begin(), text.end());
}

Result<std::vector<std::byte>> readFile(const std::filesystem::path& path)
{
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (status.type() == std::filesystem::file_type::not_found)
        return tl::unexpected(failure(ErrorCode::FileNotFound));
    if (status.type() != std::filesystem::file_type::regular)
        return tl::unexpected(failure(ErrorCode::NotReadable));
    const auto size = std::filesystem::file_size(path, error);
    const File file = openFile(path, false);
    if (error || !file)
        return tl::unexpected(failure(ErrorCode::NotReadable));
    std::vector<std::byte> bytes(static_cast<std::size_t>(size));
    if (!bytes.empty() && std::fread(bytes.data(), 1, bytes.size(), file.get()) != bytes.size())
        return tl::unexpected(failure(ErrorCode::NotReadable));
    return bytes;
}

Result<void> writeFile(const std::filesystem::path& path, std::span<const std::byte> bytes)
{
    std::error_code error;
    std::filesystem::path target = std::filesystem::weakly_canonical(path, error);
    if (error)
        target = path;
    const auto before = std::filesystem::status(target, error);
    if (before.type() == std::filesystem::file_type::directory)
        return tl::unexpected(failure(ErrorCode::NotWritable));

    std::filesystem::path temporary;
    File file;
    for (int attempt = 0; attempt < 8 && !file; ++attempt) {
        temporary = temporaryBeside(target, attempt);
        file = openFile(temporary, true);
        if (!file && errno != EEXIST)
            break;
    }
    if (!file)
        return tl::unexpected(failure(ErrorCode::NotWritable));

    bool written = writeAll(file.get(), bytes) && flushToDisk(file.get());
    written = std::fclose(file.release()) == 0 && written;
    if (written && before.type() == std::filesystem::file_type::regular)
        std::filesystem::permissions(temporary, before.permissions(), error);
    if (written) {
        std::filesystem::rename(temporary, target, error);
        written = !error;
    }
    if (!written) {
        std::filesystem::remove(temporary, error);
        return tl::unexpected(failure(ErrorCode::NotWritable));
    }
    return {};
}

} // namespace mmd
