// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>

namespace mmd {

/// An open file to which frames are appended. Every call returns zero or the number of the system's
/// error. After an error the file ends at the last whole frame again, as far as that is possible.
class JournalFile {
public:
    /// Makes a new file with the head of a journal. The user alone may read it (0600).
    JournalFile(std::filesystem::path path, int& error);
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;
    ~JournalFile();

    [[nodiscard]] int append(std::span<const std::byte> frame);
    /// ENOENT: another program has removed the file.
    [[nodiscard]] int flush();
    [[nodiscard]] int rename(const std::filesystem::path& to);
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] std::uint64_t size() const { return m_size; }

private:
    std::filesystem::path m_path;
    int m_file = -1;
    std::uint64_t m_size = 0;
};

} // namespace mmd
