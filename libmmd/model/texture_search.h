// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <unordered_map>

namespace mmd {

/// The files of a folder tree that a user chose, by their names in lower case. The tree is read at
/// the first request. If several files have the same name, the one in the shallowest folder is
/// used.
class TextureSearch {
public:
    /// If `folder` is empty, nothing is found.
    explicit TextureSearch(std::filesystem::path folder);

    /// A file with the file name of the texture path `written`; empty if there is none.
    [[nodiscard]] std::filesystem::path find(const std::string& written);

private:
    void look();

    std::filesystem::path m_folder;
    std::unordered_map<std::string, std::filesystem::path> m_files;
    bool m_hasLooked = false;
};

} // namespace mmd
