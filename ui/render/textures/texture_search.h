// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <unordered_map>

namespace odori::render {

/// The files of a folder tree that a user named, by their names in lower case, looked through when
/// first asked for. Of several that share a name the one in the shallowest folder counts.
class TextureSearch {
public:
    /// An empty folder finds nothing.
    explicit TextureSearch(std::filesystem::path folder);

    /// A file with the name that the texture path `written` ends with; empty if there is none.
    [[nodiscard]] std::filesystem::path find(const std::string& written);

private:
    void look();

    std::filesystem::path m_folder;
    std::unordered_map<std::string, std::filesystem::path> m_files;
    bool m_hasLooked = false;
};

} // namespace odori::render
