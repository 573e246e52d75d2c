// SPDX-License-Identifier: MIT
#include "libmmd/base/file_calls.h"
#include "libmmd/base/file_error.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/writing/temporary_file.h"

#include <memory>
#include <optional>
#include <set>
#include <system_error>
#include <utility>

/// Writing of whole files; reading: file_io.cpp.
namespace mmd {

namespace fs = std::filesystem;

Result<void> checkWritable(const fs::path& path)
{
    return fileTarget(path).and_then([](const FileTarget& target) -> Result<void> {
        const fs::path folder = target.path.parent_path();
        std::error_code error;
        if (!fs::is_directory(folder.empty() ? fs::path(".") : folder, error))
            return tl::unexpected(fileError(ErrorCode::NotWritable, FileProblem::NoFolder));
        TemporaryFile tried(target); // removed again
        if (const int problem = tried.append({}); problem != 0)
            return tl::unexpected(fileError(ErrorCode::NotWritable, problem));
        return {};
    });
}

Result<bool> makeFolders(const fs::path& folder)
{
    std::error_code error;
    const bool isNew = fs::create_directories(folder, error);
    if (!error)
        return isNew;
    Error problem = fileError(ErrorCode::NotWritable, error.default_error_condition().value());
    problem.field = utf8FromPath(folder);
    return tl::unexpected(std::move(problem));
}

Result<void> writeFiles(std::span<const FileContent> files)
{
    if (files.empty())
        return {};
    const auto failed = [](const FileContent& file, Error error) {
        error.field = utf8FromPath(file.path);
        return tl::unexpected(std::move(error));
    };
    std::vector<std::unique_ptr<TemporaryFile>> temporary;
    for (const FileContent& file : files) {
        auto target = fileTarget(file.path);
        if (!target)
            return failed(file, target.error());
        temporary.push_back(std::make_unique<TemporaryFile>(std::move(*target)));
        if (const int error = temporary.back()->write(file.bytes); error != 0)
            return failed(file, fileError(ErrorCode::NotWritable, error));
    }
    std::optional<std::size_t> unflushed; // the first file whose folder could not be flushed
    const auto flushFolders = [&](std::size_t first, std::size_t end) {
        std::set<fs::path> flushed;
        for (std::size_t at = first; at < end; ++at)
            if (flushed.insert(temporary[at]->folder()).second &&
                flushNames(temporary[at]->folder()) != 0 && !unflushed)
                unflushed = at;
    };
    const std::size_t last = files.size() - 1;
    for (std::size_t at = 0; at < files.size(); ++at) {
        if (at == last) // it refers to the others: it must not be new while they are old
            flushFolders(0, last);
        if (const int error = temporary[at]->commit(); error != 0) {
            for (std::size_t earlier = 0; earlier < at; ++earlier)
                temporary[earlier]->takeBack();
            return failed(files[at], fileError(ErrorCode::NotWritable, error));
        }
    }
    flushFolders(last, files.size());
    // The new files are whole and have their names, but a power cut may bring back the old ones.
    // This is an error, because the user believes in a file that was saved; saving again is
    // harmless.
    if (unflushed)
        return failed(
            files[*unflushed], fileError(ErrorCode::NotWritable, FileProblem::NotFlushed));
    return {};
}

Result<void> writeFile(const fs::path& path, std::span<const std::byte> bytes)
{
    const FileContent file{path, bytes};
    return writeFiles(std::span(&file, 1)).map_error([](Error error) {
        error.field = "file";
        return error;
    });
}

Result<void> renameFile(const fs::path& from, const fs::path& to)
{
    std::error_code error;
    if (fs::exists(fs::symlink_status(to, error)))
        return tl::unexpected(fileError(ErrorCode::NotWritable, EEXIST));
    if (whileInterrupted([&] { return fileCalls().rename(from, to); }) != 0)
        return tl::unexpected(fileError(ErrorCode::NotWritable, errno));
    return {};
}

bool hasOtherLinks(const fs::path& path)
{
    std::error_code error;
    const bool isFile = fs::is_regular_file(path, error);
    return isFile && fs::hard_link_count(path, error) > 1 && !error;
}

} // namespace mmd
