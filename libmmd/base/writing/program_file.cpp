// SPDX-License-Identifier: MIT
#include "libmmd/base/writing/program_file.h"

#include "libmmd/base/file_calls.h"
#include "libmmd/base/file_error.h"
#include "libmmd/base/writing/temporary_file.h"

#include <utility>

namespace mmd {

ProgramFile::ProgramFile(std::unique_ptr<TemporaryFile> file)
    : m_file(std::move(file))
{
}

ProgramFile::ProgramFile(ProgramFile&&) noexcept = default;
ProgramFile& ProgramFile::operator=(ProgramFile&&) noexcept = default;
ProgramFile::~ProgramFile() = default;

Result<ProgramFile> ProgramFile::create(const std::filesystem::path& target)
{
    auto found = fileTarget(target);
    if (!found)
        return tl::unexpected(found.error());
    auto file = std::make_unique<TemporaryFile>(std::move(*found));
    // Sets the attributes before the program writes anything.
    if (const int error = file->write({}); error != 0)
        return tl::unexpected(fileError(ErrorCode::NotWritable, error));
    return ProgramFile(std::move(file));
}

const std::filesystem::path& ProgramFile::path() const
{
    return m_file->path();
}

Result<void> ProgramFile::commit()
{
    if (const int error = m_file->write({}); error != 0) // flushes
        return tl::unexpected(fileError(ErrorCode::NotWritable, error));
    if (const int error = m_file->commit(); error != 0)
        return tl::unexpected(fileError(ErrorCode::NotWritable, error));
    if (flushNames(m_file->folder()) != 0)
        return tl::unexpected(fileError(ErrorCode::NotWritable, FileProblem::NotFlushed));
    return {};
}

} // namespace mmd
