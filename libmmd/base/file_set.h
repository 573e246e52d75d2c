// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace mmd {

/// Files by identity: another spelling of a path, or a link, is the same file. A file that does not
/// exist is identified by its future path.
class FileSet {
public:
    /// False if the file was already in the set.
    bool add(const std::filesystem::path& path);
    [[nodiscard]] bool contains(const std::filesystem::path& path) const;

private:
    struct Name {
        std::optional<std::pair<std::uint64_t, std::uint64_t>> id; ///< if it exists
        std::filesystem::path path;                                ///< else
        /// Not <=>: the std::optional of libc++ 14 has none.
        bool operator<(const Name& other) const
        {
            return std::tie(id, path) < std::tie(other.id, other.path);
        }
    };
    [[nodiscard]] static Name nameOf(const std::filesystem::path& path);

    std::set<Name> m_files;
};

} // namespace mmd
