// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_target.h"

#include <cstddef>
#include <span>

namespace mmd {

/// A new file beside its target, which takes the target's place when it is whole. It is removed
/// with this object if it has not.
class TemporaryFile {
public:
    explicit TemporaryFile(FileTarget target);
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();

    /// Each gives zero or the number of the system's error; the first one stays. All of the bytes,
    /// to the disk; then the rename.
    int write(std::span<const std::byte> bytes);
    int place();
    /// So that the new name survives a power cut, too. The file is whole either way.
    void flushFolder() const;

private:
    FileTarget m_target;
    std::filesystem::path m_path;
    int m_file = -1;
    int m_error = 0;
    bool m_isPlaced = false;
};

} // namespace mmd
