// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"

#include "libmmd/base/file_calls.h"
#include "libmmd/base/file_error.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <memory>
#include <new>
#include <system_error>
#include <utility>

// Only this file, file_calls.cpp, file_set.cpp and writing/ use system calls for files.
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace mmd {
namespace {

namespace fs = std::filesystem;

struct FileCloser {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, FileCloser>;

/// An open file and its size.
struct OpenFile {
    File file;
    std::uint64_t size = 0;
};

/// Opens only regular files: opening a pipe would wait for a writer.
Result<OpenFile> openToRead(const fs::path& path)
{
    const auto refused = [](FileProblem problem) {
        return tl::unexpected(fileError(ErrorCode::NotReadable, problem));
    };
    std::error_code error;
    const auto type = fs::status(path, error).type();
    if (type == fs::file_type::not_found)
        return tl::unexpected(fileError(ErrorCode::FileNotFound));
    if (type == fs::file_type::directory)
        return refused(FileProblem::IsFolder);
    if (type == fs::file_type::none)
        return refused(fileProblem(error.value()));
    if (type != fs::file_type::regular)
        return refused(FileProblem::NotRegular);
    OpenFile open;
    open.size = fs::file_size(path, error);
    if (error)
        return refused(fileProblem(error.value()));
#ifdef _WIN32
    open.file.reset(_wfopen(path.c_str(), L"rbN"));
#else
    open.file.reset(std::fopen(path.c_str(), "rbe"));
#endif
    if (!open.file)
        return refused(fileProblem(errno));
    return open;
}

Result<std::vector<std::byte>> readBytes(const OpenFile& open, std::size_t size)
try {
    std::vector<std::byte> bytes(size);
    for (std::size_t done = 0; done < size;) {
        errno = 0; // stays zero if another program has cut the file
        done += std::fread(bytes.data() + done, 1, size - done, open.file.get());
        if (done < size && errno != EINTR)
            return tl::unexpected(fileError(ErrorCode::NotReadable, errno));
        std::clearerr(open.file.get());
    }
    return bytes;
} catch (const std::bad_alloc&) {
    return tl::unexpected(
        Error{.code = ErrorCode::OutOfMemory, .offset = 0, .field = "file", .value = open.size});
}

} // namespace

FileProblem fileProblem(int systemError)
{
    switch (systemError) {
    case EISDIR:
        return FileProblem::IsFolder;
    case EACCES:
    case EPERM:
        return FileProblem::NoPermission;
    case ENOENT:
    case ENOTDIR:
        return FileProblem::NoFolder;
    case EROFS:
        return FileProblem::ReadOnlyDisk;
    case ENOSPC:
    case EFBIG:
#ifdef EDQUOT
    case EDQUOT:
#endif
        return FileProblem::DiskFull;
    case ENAMETOOLONG:
        return FileProblem::NameTooLong;
    case EIO:
        return FileProblem::IoError;
    case ENODEV:
    case ENXIO:
    case ENOTCONN:
    case ETIMEDOUT:
    case EHOSTUNREACH:
    case ENETUNREACH:
    case ECONNABORTED:
    case ECONNRESET:
#ifdef ESTALE
    case ESTALE:
#endif
#ifdef EHOSTDOWN
    case EHOSTDOWN:
#endif
        return FileProblem::Disconnected;
    default:
        return FileProblem::Unknown;
    }
}

Error fileError(ErrorCode code, FileProblem problem)
{
    return {.code = code, .offset = 0, .field = "file", .value = 0, .problem = problem};
}

fs::path pathFromUtf8(std::string_view utf8)
{
    return fs::path(std::u8string(utf8.begin(), utf8.end()));
}

std::string utf8FromPath(const fs::path& path)
{
    const std::u8string text = path.u8string();
    return std::string(text.begin(), text.end());
}

std::string extensionOf(const std::filesystem::path& path)
{
    std::string extension = utf8FromPath(path.extension());
    if (!extension.empty())
        extension.erase(0, 1);
    std::transform(extension.begin(), extension.end(), extension.begin(),
        [](char letter) { return letter >= 'A' && letter <= 'Z' ? char(letter + 32) : letter; });
    return extension;
}

Result<std::vector<std::byte>> readFile(const fs::path& path, std::uint64_t largest)
{
    return openToRead(path).and_then([largest](
                                         const OpenFile& open) -> Result<std::vector<std::byte>> {
        if (open.size > largest)
            return tl::unexpected(Error{
                .code = ErrorCode::FileTooLarge, .offset = 0, .field = "file", .value = open.size});
        return readBytes(open, static_cast<std::size_t>(open.size));
    });
}

Result<std::vector<std::byte>> readHead(const fs::path& path, std::size_t size)
{
    return openToRead(path).and_then([size](const OpenFile& open) {
        return readBytes(open, static_cast<std::size_t>(std::min<std::uint64_t>(open.size, size)));
    });
}

Result<std::vector<std::byte>> readFile(const fs::path& path, HeadCheck check)
{
    return readHead(path).and_then(
        [&](const std::vector<std::byte>& head) -> Result<std::vector<std::byte>> {
            if (auto error = check(head))
                return tl::unexpected(std::move(*error));
            return readFile(path);
        });
}

void prepareStreams()
{
#ifndef _WIN32
    // A stream opened in the wrong direction fails when it is used, like a closed stream.
    for (const auto& [stream, mode] : {std::pair(STDIN_FILENO, O_WRONLY),
             std::pair(STDOUT_FILENO, O_RDONLY), std::pair(STDERR_FILENO, O_WRONLY)})
        if (fcntl(stream, F_GETFD) == -1 && open("/dev/null", mode) == -1)
            break; // nothing more can be done about it
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
#endif
}

Result<void> writeStandardOutput(std::span<const std::byte> bytes)
{
    if (std::fflush(stdout) != 0)
        return tl::unexpected(fileError(ErrorCode::NotWritable, errno));
#ifdef _WIN32
    const int stream = _fileno(stdout);
    _setmode(stream, _O_BINARY);
#else
    const int stream = STDOUT_FILENO;
#endif
    if (const int error = writeAll(stream, bytes); error != 0)
        return tl::unexpected(fileError(ErrorCode::NotWritable, error));
    return {};
}

} // namespace mmd
