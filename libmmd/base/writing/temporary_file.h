// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/writing/file_target.h"

#include <cstddef>
#include <span>

namespace mmd {

/// A new file in the folder of its target. It is renamed to the target when it is complete,
/// otherwise the destructor removes it.
class TemporaryFile {
public:
    explicit TemporaryFile(FileTarget target);
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();

    /// Each returns zero or the number of the system's error; the first error is kept. write()
    /// writes all bytes to the disk; append() leaves them to the system, for caches, which a power
    /// cut may damage. commit() renames.
    int write(std::span<const std::byte> bytes);
    int append(std::span<const std::byte> bytes);
    int commit();
    /// After commit(), if a file that belongs to it could not be written: removes the target if it
    /// is new. The content of a replaced file is gone.
    void takeBack();
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// The target's folder. Flushing it makes the new name survive a power cut.
    [[nodiscard]] std::filesystem::path folder() const { return m_target.path.parent_path(); }

private:
    void close();

    FileTarget m_target;
    std::filesystem::path m_path;
    int m_file = -1;
    int m_error = 0;
    bool m_isCommitted = false;
};

} // namespace mmd
