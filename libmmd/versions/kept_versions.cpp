// SPDX-License-Identifier: MIT
#include "libmmd/versions/kept_versions.h"

#include "libmmd/base/content_hash.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/versions/version_names.h"

#include <algorithm>
#include <chrono>
#include <span>
#include <utility>

namespace mmd {
namespace {

namespace fs = std::filesystem;
namespace chrono = std::chrono;

using Bytes = std::vector<std::byte>;

constexpr const char* pathFile = "path.txt";

fs::path realPath(const fs::path& file)
{
    std::error_code failed;
    fs::path path = fs::weakly_canonical(file, failed);
    return failed ? file.lexically_normal() : path;
}

std::span<const std::byte> bytesOf(const std::string& text)
{
    return std::as_bytes(std::span(text));
}

/// The time of the last change of `file`, or `otherwise`.
std::int64_t changeTime(const fs::path& file, std::int64_t otherwise)
{
    std::error_code failed;
    const auto time = fs::last_write_time(file, failed);
    if (failed)
        return otherwise;
    return chrono::duration_cast<chrono::milliseconds>(
        fs::file_time_type::clock::to_sys(time).time_since_epoch())
        .count();
}

bool isOlder(const KeptVersion& a, const KeptVersion& b)
{
    // The original is the oldest, whatever the clocks were.
    return a.isOriginal != b.isOriginal ? a.isOriginal : a.savedAt < b.savedAt;
}

bool isNewer(const KeptVersion& a, const KeptVersion& b)
{
    return isOlder(b, a);
}

/// In no order.
std::vector<KeptVersion> versionsIn(const fs::path& folder)
{
    std::vector<KeptVersion> found;
    std::error_code failed;
    for (fs::directory_iterator each(folder, failed); !failed && each != fs::directory_iterator();
         each.increment(failed)) {
        std::error_code gone; // another editor may remove it now
        const auto name = versionNameOf(utf8FromPath(each->path().filename()));
        if (!name || !each->is_regular_file(gone))
            continue;
        const std::uintmax_t size = each->file_size(gone);
        if (!gone)
            found.push_back({each->path(), name->savedAt, size, name->hash, name->isOriginal});
    }
    return found;
}

/// The folders of all files. An unreadable folder has none.
std::vector<fs::path> foldersIn(const fs::path& folder)
{
    std::vector<fs::path> found;
    std::error_code failed;
    for (fs::directory_iterator each(folder, failed); !failed && each != fs::directory_iterator();
         each.increment(failed))
        found.push_back(each->path());
    return found;
}

/// The file whose versions are in `folder`; empty if it is not known.
fs::path notedPath(const fs::path& folder)
{
    constexpr std::uintmax_t longestNote = 64 * 1024;
    const fs::path note = folder / pathFile;
    std::error_code failed;
    const std::uintmax_t size = fs::file_size(note, failed);
    if (failed || size > longestNote)
        return {};
    const auto content = readFile(note);
    if (!content)
        return {};
    std::string text(reinterpret_cast<const char*>(content->data()), content->size());
    if (text.ends_with('\n'))
        text.pop_back();
    return pathFromUtf8(text);
}

/// The versions of one file while it is saved.
class Keeper {
public:
    Keeper(const VersionKeeping& keeping, const fs::path& file)
        : m_keeping(keeping)
        , m_file(file)
        , m_folder(versionFolderOf(keeping.folder, file))
        , m_versions(versionsIn(m_folder))
    {
        std::sort(m_versions.begin(), m_versions.end(), isNewer);
    }

    /// Keeps a content that the next save would destroy.
    Result<void> keepReplaced()
    {
        auto content = readFile(m_file);
        if (!content) // a new file
            return content.error().code == ErrorCode::FileNotFound
                       ? Result<void>()
                       : tl::unexpected(content.error());
        if (find(*content) != m_versions.end())
            return {};
        return keep(*content, {.savedAt = changeTime(m_file, now()),
                                  .hash = contentHash(*content),
                                  .isOriginal = m_versions.empty()});
    }

    Result<void> keepSaved()
    {
        auto content = readFile(m_file);
        if (!content)
            return tl::unexpected(content.error());
        const auto same = find(*content);
        if (same == m_versions.end())
            return keep(*content, {.savedAt = now(), .hash = contentHash(*content)});
        // It is the newest version again, so that it is removed last.
        if (!same->isOriginal && same != m_versions.begin())
            renew(*same);
        return {};
    }

    void trim()
    {
        int count = 0;
        for (const KeptVersion& each : m_versions)
            if (m_keeping.most <= 0 || (!each.isOriginal && ++count > m_keeping.most))
                removeVersion(each);
    }

private:
    using Iterator = std::vector<KeptVersion>::iterator;
    [[nodiscard]] std::int64_t now() const { return m_keeping.now ? m_keeping.now() : timeNow(); }
    /// A copy that was cut is not the content any more.
    [[nodiscard]] Iterator find(const Bytes& content)
    {
        const std::uint64_t hash = contentHash(content);
        return std::find_if(m_versions.begin(), m_versions.end(), [&](const KeptVersion& each) {
            return each.hash == hash && each.size == content.size();
        });
    }

    /// A clock that was set back, or two saves in one millisecond, do not change the order.
    [[nodiscard]] std::int64_t later(std::int64_t time) const
    {
        const bool isFirst = m_versions.empty() || m_versions.front().isOriginal;
        return isFirst ? time : std::max(time, m_versions.front().savedAt + 1);
    }

    Result<void> keep(const Bytes& content, VersionName name)
    {
        if (!name.isOriginal)
            name.savedAt = later(name.savedAt);
        return notePath()
            .and_then([&] {
                const fs::path ending = m_file.extension();
                const fs::path path = m_folder / pathFromUtf8(textOf(name, utf8FromPath(ending)));
                return writeFile(path, content).map([&] {
                    m_versions.insert(m_versions.begin(),
                        {path, name.savedAt, content.size(), name.hash, name.isOriginal});
                });
            })
            .map([&] { std::sort(m_versions.begin(), m_versions.end(), isNewer); });
    }

    Result<void> notePath()
    {
        std::error_code failed;
        fs::create_directories(m_folder, failed);
        const fs::path note = m_folder / pathFile;
        if (fs::exists(note, failed))
            return {};
        return writeFile(note, bytesOf(utf8FromPath(realPath(m_file)) + '\n'));
    }

    void renew(KeptVersion version)
    {
        const std::int64_t time = later(now());
        const fs::path path =
            m_folder / pathFromUtf8(textOf({.savedAt = time, .hash = version.hash},
                           utf8FromPath(version.path.extension())));
        std::error_code failed;
        fs::rename(version.path, path, failed);
        if (failed)
            return; // it is kept under its old time
        std::erase(m_versions, version);
        version.path = path;
        version.savedAt = time;
        m_versions.insert(m_versions.begin(), version);
    }

    const VersionKeeping& m_keeping;
    fs::path m_file, m_folder;
    std::vector<KeptVersion> m_versions; ///< newest first
};

} // namespace

std::int64_t timeNow()
{
    const auto now = chrono::system_clock::now().time_since_epoch();
    return chrono::duration_cast<chrono::milliseconds>(now).count();
}

fs::path versionFolderOf(const fs::path& folder, const fs::path& file)
{
    return folder / hashText(contentHash(bytesOf(utf8FromPath(realPath(file)))));
}

SavedAndKept saveAndKeep(
    const VersionKeeping& keeping, const fs::path& file, const std::function<Result<void>()>& save)
{
    SavedAndKept result;
    if (keeping.most > 0)
        result.kept = guarded([&] { return Keeper(keeping, file).keepReplaced(); });
    result.saved = save();
    if (!result.saved)
        return result;
    const auto kept = guarded([&]() -> Result<void> {
        Keeper keeper(keeping, file);
        const Result<void> saved = keeping.most > 0 ? keeper.keepSaved() : Result<void>();
        keeper.trim();
        return saved;
    });
    if (result.kept)
        result.kept = kept;
    return result;
}

std::vector<KeptVersion> versionsOf(const fs::path& folder, const fs::path& file)
{
    std::vector<KeptVersion> found = versionsIn(versionFolderOf(folder, file));
    std::sort(found.begin(), found.end(), isNewer);
    return found;
}

std::vector<VersionedFile> filesWithVersions(const fs::path& folder)
{
    std::vector<VersionedFile> files;
    for (const fs::path& each : foldersIn(folder)) {
        const std::vector<KeptVersion> versions = versionsIn(each);
        const fs::path file = notedPath(each);
        // The versions would not be found for a path that is not the file's.
        if (versions.empty() || file.empty() || versionFolderOf(folder, file) != each)
            continue;
        const auto newest = std::min_element(versions.begin(), versions.end(), isNewer);
        files.push_back({file, newest->savedAt});
    }
    std::sort(files.begin(), files.end(),
        [](const VersionedFile& a, const VersionedFile& b) { return a.savedAt > b.savedAt; });
    return files;
}

std::vector<KeptVersion> allVersions(const fs::path& folder)
{
    std::vector<KeptVersion> all;
    for (const fs::path& each : foldersIn(folder)) {
        std::vector<KeptVersion> some = versionsIn(each);
        all.insert(all.end(), some.begin(), some.end());
    }
    std::sort(all.begin(), all.end(),
        [](const KeptVersion& a, const KeptVersion& b) { return a.savedAt < b.savedAt; });
    return all;
}

void removeVersion(const KeptVersion& version)
{
    std::error_code ignored; // another editor may have removed it
    fs::remove(version.path, ignored);
    const fs::path folder = version.path.parent_path();
    if (!versionsIn(folder).empty())
        return;
    fs::remove(folder / pathFile, ignored);
    fs::remove(folder, ignored);
}

} // namespace mmd
