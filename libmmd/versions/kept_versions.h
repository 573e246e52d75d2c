// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

/// Earlier contents of the files that the editor saved. All of them are in one folder; each file
/// has its own folder there, named by the hash of the file's path. It has one file for each version
/// and `path.txt`, the path in UTF-8.
namespace mmd {

/// One kept version of a file.
struct KeptVersion {
    std::filesystem::path path; ///< of the kept copy
    std::int64_t savedAt = 0;   ///< milliseconds since 1970, UTC
    std::uint64_t size = 0;     ///< bytes
    std::uint64_t hash = 0;     ///< contentHash of the copy, unless it is damaged
    bool isOriginal = false;    ///< the file before the editor wrote it for the first time
    bool operator==(const KeptVersion&) const = default;
};

/// Where versions are kept, and how many.
struct VersionKeeping {
    std::filesystem::path folder; ///< of all files; made if it does not exist
    int most = 0;                 ///< saved versions of each file; 0: none, also no original
    /// The time now, as in KeptVersion. A test replaces it.
    std::function<std::int64_t()> now;
};

/// The present time in milliseconds since 1970, UTC.
[[nodiscard]] std::int64_t timeNow();

/// The results of a save and of keeping its versions, which does not change the save.
struct SavedAndKept {
    Result<void> saved;
    Result<void> kept;
};

/// Calls `save`, which replaces `file`, and keeps what it replaces and what it writes:
/// - Before the save, a content that is not kept yet. If there is no version at all, it is the
///   original; otherwise another program wrote it.
/// - After a successful save, the new content.
/// Equal contents are kept once, with the time of the last save. Of the versions beyond the limit
/// the oldest are removed; the original stays. Never throws, unless `save` does.
[[nodiscard]] SavedAndKept saveAndKeep(const VersionKeeping& keeping,
    const std::filesystem::path& file, const std::function<Result<void>()>& save);

/// The versions of `file`, newest first. Files with other names are ignored; contents are not read.
/// An unreadable folder has no versions.
[[nodiscard]] std::vector<KeptVersion> versionsOf(
    const std::filesystem::path& folder, const std::filesystem::path& file);

/// A file of which versions are kept. It may not exist any more.
struct VersionedFile {
    std::filesystem::path file;
    std::int64_t savedAt = 0; ///< of its newest version
    bool operator==(const VersionedFile&) const = default;
};

/// All files that have versions in `folder`, the one with the newest version first.
[[nodiscard]] std::vector<VersionedFile> filesWithVersions(const std::filesystem::path& folder);

/// The versions of all files in `folder`, oldest first.
[[nodiscard]] std::vector<KeptVersion> allVersions(const std::filesystem::path& folder);

/// Removes a version, and its folder with the last version.
void removeVersion(const KeptVersion& version);

/// The folder of the versions of `file`: links in its path are followed, so every path of a file
/// has the same folder.
[[nodiscard]] std::filesystem::path versionFolderOf(
    const std::filesystem::path& folder, const std::filesystem::path& file);

} // namespace mmd
