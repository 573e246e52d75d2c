// SPDX-License-Identifier: MIT
#include "libmmd/model/texture_search.h"

#include "libmmd/base/file_io.h"
#include "libmmd/text/ascii.h"

#include <algorithm>
#include <deque>

namespace mmd {
namespace {

namespace fs = std::filesystem;

/// A limit, because the user may choose a whole disk by mistake.
constexpr std::size_t mostEntries = 100'000;

} // namespace

TextureSearch::TextureSearch(fs::path folder)
    : m_folder(std::move(folder))
{
}

fs::path TextureSearch::find(const std::string& written)
{
    if (!m_hasLooked)
        look();
    const auto at = m_files.find(asciiLowered(written.substr(written.find_last_of("/\\") + 1)));
    return at == m_files.end() ? fs::path() : at->second;
}

// Breadth-first, so that the file in the shallowest folder is found first. Links to folders are not
// followed, because they may form loops.
void TextureSearch::look()
{
    m_hasLooked = true;
    std::deque<fs::path> folders;
    if (!m_folder.empty())
        folders.push_back(m_folder);
    std::size_t entries = 0;
    for (; !folders.empty() && entries < mostEntries; folders.pop_front()) {
        std::error_code error;
        for (fs::directory_iterator it(folders.front(), error), end;
             !error && it != end && entries < mostEntries; it.increment(error), ++entries) {
            std::error_code unknown;
            if (it->is_directory(unknown) && !it->is_symlink(unknown))
                folders.push_back(it->path());
            else if (it->is_regular_file(unknown))
                m_files.emplace(asciiLowered(utf8FromPath(it->path().filename())), it->path());
        }
    }
}

} // namespace mmd
