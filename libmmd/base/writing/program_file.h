// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <filesystem>
#include <memory>

namespace mmd {

class TemporaryFile;

/// A new file that another program writes and that then replaces its target, as writeFile() does.
/// Until commit() the target is unchanged; without it, the destructor removes the new file.
class ProgramFile {
public:
    /// Makes an empty file in the folder of `target`. Errors as writeFile().
    [[nodiscard]] static Result<ProgramFile> create(const std::filesystem::path& target);
    ProgramFile(ProgramFile&&) noexcept;
    ProgramFile& operator=(ProgramFile&&) noexcept;
    ~ProgramFile();

    /// The file that the program writes; it has to keep it, not replace it.
    [[nodiscard]] const std::filesystem::path& path() const;
    /// After the program has ended: flushes the file to the disk and gives it the target's name.
    /// Errors as writeFile().
    [[nodiscard]] Result<void> commit();

private:
    explicit ProgramFile(std::unique_ptr<TemporaryFile> file);
    std::unique_ptr<TemporaryFile> m_file;
};

} // namespace mmd
