// SPDX-License-Identifier: MIT
#include "libmmd/base/file_calls.h"
#include "libmmd/base/file_error.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/writing/temporary_file.h"

#include <memory>
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
        return {};
    });
}

Result<void> writeFiles(std::span<const FileContent> files)
{
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
    for (std::size_t at = 0; at < files.size(); ++at)
        if (const int error = temporary[at]->commit(); error != 0) {
            for (std::size_t earlier = 0; earlier < at; ++earlier)
                temporary[earlier]->takeBack();
            return failed(files[at], fileError(ErrorCode::NotWritable, error));
        }
    // The new file is whole and has its name, but a power cut may bring back the old one. This is
    // an error, because the user believes in a file that was saved; saving again is harmless.
    for (std::size_t at = 0; at < files.size(); ++at)
        if (temporary[at]->flushFolder() != 0)
            return failed(files[at], fileError(ErrorCode::NotWritable, FileProblem::NotFlushed));
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
